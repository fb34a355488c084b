import type { verifyRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { daysLeft } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { Result } from '@portal/domain/platform/contract'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'

export type Verifikasi = Result<typeof verifyRegistrasi>['data']

export interface Vonis {
  judul: 'Berlaku' | 'Tidak berlaku'
  isi: string
  tone: 'ok' | 'warn' | 'bad' | 'info' | 'mute'
}

export function vonisOf(registrasi: Verifikasi): Vonis {
  const { status, exp_sertifikat: exp, segera_habis, diperiksa, pengganti } = registrasi
  switch (status) {
    case 'valid': {
      if (exp === null) {
        return { judul: 'Berlaku', isi: 'Tercatat resmi dan berlaku sampai dicabut.', tone: 'ok' }
      }
      const until = `Tercatat resmi dan berlaku sampai ${formatDate(exp)}`
      if (!segera_habis) return { judul: 'Berlaku', isi: `${until}.`, tone: 'ok' }
      const left = daysLeft(exp, dayInJakarta(diperiksa)) ?? 0
      const rest = left > 0 ? `${left} hari lagi` : 'hari ini hari terakhirnya'
      return { judul: 'Berlaku', isi: `${until}, ${rest}.`, tone: 'warn' }
    }
    case 'expired':
      return {
        judul: 'Tidak berlaku',
        isi: `Masa berlakunya habis pada ${exp ? formatDate(exp) : 'tanggal yang tercatat'} dan belum diperpanjang.`,
        tone: 'mute',
      }
    case 'suspended':
      return {
        judul: 'Tidak berlaku',
        isi: 'Otoritas membekukannya untuk sementara. Selama dibekukan, registrasi ini tidak berlaku.',
        tone: 'info',
      }
    case 'revoked':
      return { judul: 'Tidak berlaku', isi: 'Otoritas telah mencabut registrasi ini.', tone: 'bad' }
    case 'superseded':
      return {
        judul: 'Tidak berlaku',
        isi: pengganti
          ? `Telah digantikan oleh nomor ${pengganti.no_registration}. Periksa yang baru.`
          : 'Telah digantikan oleh registrasi yang lebih baru.',
        tone: 'mute',
      }
  }
}
