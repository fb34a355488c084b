import type {
  checkTandaTangan,
  PemeriksaanTandaTangan,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { sendMultipart } from '#platform/api/upload.ts'

const address: (typeof checkTandaTangan)['path'] = '/api/verifikasi/tanda-tangan'

export async function checkFile(file: File, signal: AbortSignal): Promise<PemeriksaanTandaTangan> {
  const form = new FormData()
  form.append('file', file, file.name)
  return (await sendMultipart<{ data: PemeriksaanTandaTangan }>(address, form, { signal })).data
}
