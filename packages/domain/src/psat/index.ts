/** What the other wings may use of this one. */
export { pengajuanKeLabels } from './pengajuan/jenis-pengajuan.ts'
