import type { readBantuan } from '@portal/domain/okkp/penilaian/bantuan.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/** Returns the phone of the portal's service, if its operator configured one. Offices have no stored phone. */
export function useTeleponLayanan(): string | null | undefined {
  return useRead(question<typeof readBantuan>('/api/okkp/bantuan'), { quiet: true, keep: true }).data?.data
    .kontak.telepon
}
