import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { dropHandedOver } from '#platform/rendering/handed-over.ts'
import type { PortalRouter } from './router.ts'

/**
 * The root of the app. The server and the browser render the same tree, because hydration requires identical markup.
 */
export function App({ router }: { router: PortalRouter }) {
  useEffect(dropHandedOver, [])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
