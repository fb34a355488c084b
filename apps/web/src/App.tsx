import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { dropHandedOver } from '#platform/rendering/handed-over.ts'
import type { PortalRouter } from './router.ts'

/** The same tree on the server and in the browser, or they would not fit together. */
export function App({ router }: { router: PortalRouter }) {
  useEffect(dropHandedOver, [])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
