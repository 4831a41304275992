// What nobody has: with it, calls that change data have nothing to change.

export const NOBODYS_ID = '999999999'
export const NOBODYS_EMAIL = 'comprobacion@ejemplo.invalid'
export const NOBODYS_TOKEN = 'comprobacion-sin-valor'
export const NOBODYS_PASSWORD = 'Comprobacion-0'
