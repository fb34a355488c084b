import type { Contract } from '@portal/domain/platform/contract'
import type { EksporDetail } from '@portal/domain/platform/ekspor/ekspor-calls'

export interface ExportLook {
  noun: string
  /** The browser saves the file as `{fileName} {day}.xlsx`. */
  fileName: string
  start: Contract
  detail: EksporDetail
}
