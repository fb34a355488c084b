import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { frozenOf, mayDelete as mayDeleteRecord } from '@portal/domain/okkp/registrasi/registrasi.policy'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'

/** Actions that the server allows on a registration, so that no button leads to an error. */
export function mayRenew({ boleh_ubah, status, lengkap }: Registrasi): boolean {
  return boleh_ubah && lengkap && (status === 'valid' || status === 'expired')
}

export function mayChange({ boleh_ubah, status }: Registrasi): boolean {
  return boleh_ubah && status !== 'superseded'
}

export function mayDelete(registrasi: RegistrasiLengkap): boolean {
  return mayChange(registrasi) && mayDeleteRecord(registrasi) && registrasi.pengawasan.length === 0
}

/** An issued permit keeps its signed certificate. Staff may only fill in fields that the licence file left empty. */
export function mayReplaceCertificate(registrasi: Registrasi): boolean {
  return mayChange(registrasi) && registrasi.lengkap && !frozenOf(registrasi).includes('sertifikat')
}
