import { questionnaireProgress } from '@/model/questionnaire'
import { paths } from '@/model/paths'
import { returnAfterValidation } from '@/model/signInDestination'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'

export function QuestionnaireInvitation({ onClose }: { onClose: () => void }) {
  const progress = questionnaireProgress.read()
  return (
    <Dialog title="Para responder, inicia sesión" onClose={onClose}>
      <Stack gap={6}>
        <p>
          Regístrate o inicia sesión para responder el cuestionario.{' '}
          {progress?.hasStarted && 'Lo que ya habías escrito te espera al volver. '}
          Si eres estudiante, no necesitas cuenta: regresa y usa el código de tu profesor.
        </p>
        <Cluster gap={3}>
          <Button onClick={onClose}>Iniciar sesión</Button>
          <ButtonLink
            to={paths.registration}
            tone="secondary"
            onClick={() => returnAfterValidation.write(paths.answerQuestionnaire + (progress?.resume ?? ''))}
          >
            Regístrate
          </ButtonLink>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
