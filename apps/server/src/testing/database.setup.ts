import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster.ts'
import { layTemplate, template } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `folder` goes with the cluster; `demo` says that the database `portal` holds the demonstration already. */
    postgres: { url: string; adminUrl: string; template: string; folder: string; demo: boolean }
  }
}

/**
 * One cluster a run, with the template of every copy. In the folder that DEMO_SIAP names both it and the demonstration
 * stand ready (`write-demo.ts`); that folder is left as it was found.
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
