import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExpiredScreen } from './ExpiredScreen.tsx'

it('has a way back in that cannot be missed, also where OSS is off', async () => {
  const routeTree = createRootRoute({ component: ExpiredScreen })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect(html).toMatch(/<a [^>]*data-kind="primary"[^>]*>Masuk dengan nama pengguna<\/a>/)
  expect(html).toContain('href="/login"')
})
