import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster.ts'
import { layTemplate, template } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `stop` deletes `folder` with the cluster. `demo` says that the database `portal` already holds the demo data. */
    postgres: { url: string; adminUrl: string; template: string; folder: string; demo: boolean }
  }
}

type Cluster = Awaited<ReturnType<typeof startTestCluster>>
/** The cluster of this process. Vitest loads this file once per project, so a module variable would not be shared. */
const shared = globalThis as { testCluster?: Promise<Cluster> | undefined; testProjects?: number }

async function start(ready: string | undefined): Promise<Cluster> {
  const postgres = await startTestCluster(ready)
  try {
    if (!ready) await layTemplate(postgres, template)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres
}

/**
 * Starts one cluster per test run, with the template database that tests copy. All projects with a database share it. If
 * DEMO_SIAP names a folder from `write-demo.ts`, the template and the demo data are already there, and the folder stays
 * after the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ready = process.env.DEMO_SIAP
  shared.testCluster ??= start(ready)
  shared.testProjects = (shared.testProjects ?? 0) + 1
  const postgres = await shared.testCluster
  project.provide('postgres', {
    url: postgres.url,
    adminUrl: postgres.adminUrl,
    template,
    folder: postgres.folder,
    demo: ready !== undefined,
  })
  return async () => {
    shared.testProjects = (shared.testProjects ?? 1) - 1
    if (shared.testProjects > 0) return
    shared.testCluster = undefined
    await postgres.stop()
  }
}
