import { rmSync } from 'node:fs'

export default function removeData(): void {
  for (const folder of [process.env.E2E_DATA_DIR, process.env.E2E_PROFIL])
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
