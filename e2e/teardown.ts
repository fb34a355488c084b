import { rmSync } from 'node:fs'

export default function removeData(): void {
  rmSync(process.env.E2E_DATA_DIR ?? '', { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
