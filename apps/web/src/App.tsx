import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { PortalRouter } from './router.ts'

/** The same tree on the server and in the browser, or they would not fit together. */
export function App({ router }: { router: PortalRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
