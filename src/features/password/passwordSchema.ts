import { object, string } from 'yup'

import { emailRule, newPasswordRule } from '@/lib/fieldRules'

export const passwordRequestSchema = object({ email: emailRule() })

export interface NewPasswordValues {
  password: string
  confirmation: string
}

export const newPasswordSchema = object({
  password: newPasswordRule(),
  confirmation: string()
    .required('La confirmación de contraseña es obligatoria')
    .test({
      message: 'Las contraseñas deben coincidir',
      test: (confirmation, { parent }: { parent: Partial<NewPasswordValues> }) =>
        confirmation === '' || confirmation === parent.password,
    }),
})
