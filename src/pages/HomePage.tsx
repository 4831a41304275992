import { Directory } from '@/features/home/Directory'
import { Hero } from '@/features/home/Hero'
import { NotFoundLine } from '@/features/home/NotFoundLine'
import { Steps } from '@/features/home/Steps'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

interface HomePageProps {
  /** The address asked for leads nowhere. */
  notFound?: boolean
}

export function HomePage({ notFound = false }: HomePageProps) {
  const user = useAppSelector(selectUser)
  return (
    <>
      <title>{`${notFound ? 'Página no encontrada' : 'Inicio'} · Museo Memoria y Tolerancia`}</title>
      {notFound && <NotFoundLine />}
      <Hero user={user} />
      <Directory user={user} />
      <Steps />
    </>
  )
}
