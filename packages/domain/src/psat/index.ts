/** Public exports of this domain for other domains. */
export { pengajuanKeLabels } from './jenis/jenis-pengajuan.ts'
