import { open } from 'node:fs/promises'
import { AppError } from '@portal/domain/platform/errors'
import { wrongKindText } from '@portal/domain/platform/files/files.contract'
import type { PemeriksaanTandaTangan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import type { Platform } from '#platform/platform.ts'
import { checkSignedPdfInWorker } from './check-in-worker.ts'

/** PDF readers look for the `%PDF-` marker in this many bytes. */
const headBytes = 1024

async function isPdf(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-')
  } finally {
    await handle.close()
  }
}

export async function checkUpload(
  { signer, clock }: Pick<Platform, 'signer' | 'clock'>,
  path: string,
): Promise<PemeriksaanTandaTangan> {
  if (!(await isPdf(path))) throw new AppError('JENIS_BERKAS_DITOLAK', { message: wrongKindText(['pdf']) })
  return checkSignedPdfInWorker(path, await signer.trust(), clock())
}
