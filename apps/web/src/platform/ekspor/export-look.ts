import type { Contract } from '@portal/domain/platform/contract'
import type { EksporDetail } from '@portal/domain/platform/ekspor/ekspor-calls'

/** Everything the export dialog needs to know about what is exported. */
export interface ExportLook {
  /** In running text: "komoditas". */
  noun: string
  /** The file is saved as `{fileName} {day}.xlsx`. */
  fileName: string
  start: Contract
  detail: EksporDetail
}
