import { createRoot as create, hydrateRoot as hydrate } from 'react-dom/client'

// React on its own, so that the browser reads it in a task of its own: see `chunkGroups` in vite.config.ts.
export const createRoot = create
export const hydrateRoot = hydrate
