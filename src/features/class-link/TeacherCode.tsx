import type { ButtonLook } from '@/ui/buttonClass'
import { CopyButton } from '@/ui/CopyButton'
import { Cluster } from '@/ui/layout/layout'
import { QrCode } from '@/ui/qr/QrCode'
import { ProjectButton } from '@/ui/slides/ProjectButton'

export function TeacherCode({ teacherId }: { teacherId: number }) {
  return (
    <Cluster gap={3} align="baseline">
      <p className="h2 num">{teacherId}</p>
      <CopyButton text={String(teacherId)} label="Copiar código" copied="Código copiado" />
    </Cluster>
  )
}

export function ProjectInClass({ teacherId, ...look }: { teacherId: number } & Pick<ButtonLook, 'tone' | 'size'>) {
  async function load() {
    const [{ classSlides }] = await Promise.all([import('./classSlides'), QrCode.prefetch()])
    return classSlides(teacherId)
  }

  return (
    <ProjectButton {...look} load={load}>
      Proyectar en clase
    </ProjectButton>
  )
}
