import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'

import { TopBar } from '@/features/navigation/TopBar'
import type { SessionUser } from '@/model/session'
import { sessionOf } from '@/store/session'
import { makeStore } from '@/store/store'

/** Renders the user's navigation bar above a page with one button. */
export function showBar(url: string, visitor?: SessionUser) {
  render(
    <MemoryRouter initialEntries={[url]}>
      <Provider store={makeStore(visitor && sessionOf(visitor))}>
        <TopBar />
        <main>
          <button type="button">Algo de la página</button>
        </main>
      </Provider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

export const bar = () => within(screen.getByRole('banner'))
