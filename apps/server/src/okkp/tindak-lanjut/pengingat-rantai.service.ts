import { hariPengingat } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import type { Platform } from '#platform/platform.ts'
import { sendDue } from '#platform/reminders/reminders.ts'
import { tellDue } from './kabar.service.ts'
import { findToRemind, isOpen, remindedSubject } from './rantai.repository.ts'

export function remindOfRantai(platform: Platform): Promise<void> {
  return sendDue(platform, {
    subject: remindedSubject,
    days: hariPengingat,
    find: findToRemind,
    async tell(trx, chain, { step }) {
      if (await isOpen(trx, chain.id)) await tellDue(trx, chain, step < 0)
    },
  })
}
