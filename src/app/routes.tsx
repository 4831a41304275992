import { useRoutes } from 'react-router-dom'

import { HomePage, pages } from './pages'

const routes = [
  ...pages.map(([path, Routed]) => ({ path, element: <Routed /> })),
  { path: '*', element: <HomePage notFound /> },
]

/** The page at this address; also at one with a line break, which the router's own `*` does not match. */
export const AppRoutes = () => useRoutes(routes) ?? <HomePage notFound />
