import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loading, loadingStore } from '#platform/state/loading.ts'
import { useStore } from '#platform/state/store.ts'
import classes from '#platform/ui/states/LoadingBar.module.css'

/** A loading bar for navigation and calls: green, 5 px, red on failure. */
export function LoadingBar() {
  const state = useStore(loadingStore)
  const navigating = useRouterState({ select: (router) => router.isLoading })
  useEffect(() => {
    if (!navigating) return
    const done = loading.begin()
    return () => done(true)
  }, [navigating])
  return <div className={classes.bar} data-state={state} aria-hidden="true" />
}
