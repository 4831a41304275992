import type { Page } from '@playwright/test'

/**
 * Presses the floating button as its keyboard users do. A click of the test would scroll for it until it is steady, and
 * the button gives way to whoever scrolls down.
 */
export const pressContactButton = (page: Page) => page.getByRole('link', { name: 'Contáctanos' }).press('Enter')
