import { createRoot } from 'react-dom/client'

import { Floor } from './Floor'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
