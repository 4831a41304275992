import { HomePage } from './HomePage'

/** For an address that leads nowhere. */
export const UnknownPage = () => <HomePage notFound />
