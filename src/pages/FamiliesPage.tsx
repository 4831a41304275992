import door from '@/art/puerta-familia.svg'
import { familyTips } from '@/content/tips'
import { MuseumMap } from '@/features/contact/MuseumMap'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/model/env'
import { paths, registrationFor } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { Columns, Stack, Tiles } from '@/ui/layout/layout'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'
import { Step } from '@/ui/Step'

const { address, phone } = settings.museum

/** For families and other visitors without a school group. */
export function FamiliesPage() {
  const user = useAppSelector(selectUser)
  return (
    <>
      <PageHeader
        door={door}
        title="En familia"
        lead="Ven al museo con quien quieras conversar: cuándo abre, cómo llegar y tu entrada de cortesía."
      />
      <PageBody>
        <Columns gap={7}>
          <Stack gap={4}>
            <PracticalInfo isForFamilies />
            <p>
              Precios para público general: <a href={telephoneLink(phone)}>{phone}</a>
            </p>
          </Stack>
          <Stack gap={3}>
            <MuseumMap />
            <p>{address}</p>
          </Stack>
        </Columns>
        <Stack as="section" gap={4} aria-labelledby="pase">
          <h2 id="pase">Tu entrada de cortesía</h2>
          <p className="measure">
            La primera vez que inicias sesión recibes una entrada gratuita a la exposición permanente. Tráela impresa.
          </p>
          <div className={user ? undefined : 'signed-out'}>
            {user ? (
              <ButtonLink to={paths.account}>Ver mi pase</ButtonLink>
            ) : (
              <ButtonLink to={registrationFor.family}>Obtener mi entrada</ButtonLink>
            )}
          </div>
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="consejos">
          <h2 id="consejos">Tres consejos</h2>
          <Tiles as="ol" gap={5} columns={3} className="ruled">
            {familyTips.map((tip, index) => (
              <Step key={tip.title} number={index + 1} {...tip} />
            ))}
          </Tiles>
        </Stack>
      </PageBody>
    </>
  )
}
