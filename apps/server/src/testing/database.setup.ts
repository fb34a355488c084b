import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster.ts'
import { layTemplate, template } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `stop` deletes `folder` with the cluster. `demo` says that the database `portal` already holds the demo data. */
    postgres: { url: string; adminUrl: string; template: string; folder: string; demo: boolean }
  }
}

/**
 * Starts one cluster per test run, with the template database that tests copy. If DEMO_SIAP names a folder from
 * `write-demo.ts`, the template and the demo data are already there, and the folder stays after the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ready = process.env.DEMO_SIAP
  const postgres = await startTestCluster(ready)
  try {
    if (!ready) await layTemplate(postgres, template)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgres', {
    url: postgres.url,
    adminUrl: postgres.adminUrl,
    template,
    folder: postgres.folder,
    demo: ready !== undefined,
  })
  return () => postgres.stop()
}
