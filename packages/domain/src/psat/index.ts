/** What the other wings may use of this one. */
export { pengajuanKeLabels } from './jenis/jenis-pengajuan.ts'
