import { paths, registrationFor } from '@/model/paths'
import { useUser } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { Columns, Stack } from '@/ui/layout/layout'

import { CourtesyTicket } from './CourtesyTicket'

/** Explains the courtesy pass. Links signed-out users to the registration, and other users to their pass. */
export function CourtesyPass() {
  const user = useUser()
  return (
    <Stack as="section" gap={4} aria-labelledby="pase">
      <h2 id="pase">Tu entrada de cortesía</h2>
      <Columns gap={6} ratio="7:5" className="ruled">
        <Stack gap={5}>
          <p className="lead">
            La primera vez que inicias sesión con tu cuenta recibes tu pase para la exposición permanente. Tráelo
            impreso.
          </p>
          <div className={user ? undefined : 'signed-out'}>
            <ButtonLink size="l" to={user ? paths.account : registrationFor.family}>
              {user ? 'Ver tu pase' : 'Crear cuenta'}
            </ButtonLink>
          </div>
        </Stack>
        <CourtesyTicket />
      </Columns>
    </Stack>
  )
}
