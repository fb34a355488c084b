import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { frozenOf, mayDelete as mayDeleteRecord } from '@portal/domain/okkp/registrasi/registrasi.policy'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'

/** What the server lets this account do to a registration, so that no button leads to a refusal. */
export function mayRenew({ boleh_ubah, status, lengkap }: Registrasi): boolean {
  return boleh_ubah && lengkap && (status === 'valid' || status === 'expired')
}

export function mayChange({ boleh_ubah, status }: Registrasi): boolean {
  return boleh_ubah && status !== 'superseded'
}

export function mayDelete(registrasi: RegistrasiLengkap): boolean {
  return mayChange(registrasi) && mayDeleteRecord(registrasi) && registrasi.pengawasan.length === 0
}

/** An issued permit is only completed where its licence file said nothing; its certificate is the one that was signed. */
export function mayReplaceCertificate(registrasi: Registrasi): boolean {
  return mayChange(registrasi) && registrasi.lengkap && !frozenOf(registrasi).includes('sertifikat')
}
