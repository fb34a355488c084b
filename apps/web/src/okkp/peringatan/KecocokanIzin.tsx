import { useDebouncedValue } from '@mantine/hooks'
import { isPanganIzin } from '@portal/domain/okkp/peringatan/peringatan.rules'
import type { listRegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'
import { Callout } from '#platform/page/Callout.tsx'

/** Tells whose permit the typed number is, and warns if that permit is for another food. */
export function KecocokanIzin({ nomor, pangan }: { nomor: string | null; pangan: string | null }) {
  const [asked] = useDebouncedValue(nomor?.trim() ?? '', 400)
  const query = { no_reg: asked, limit: 10 }
  const { data } = useRead(
    asked.length < 3
      ? undefined
      : question<typeof listRegistrasiPublik>('/api/okkp/registrations/index_public', { query }),
    { quiet: true },
  )
  if (asked.length < 3 || !data) return null
  const izin = data.data.find(({ no_registration }) => no_registration.toLowerCase() === asked.toLowerCase())
  if (!izin) {
    return (
      <Callout role="status">
        Nomor ini tidak tercatat di registri, jadi peringatan tidak tampil di halaman izin mana pun.
      </Callout>
    )
  }
  const untuk = izin.nama_psat ?? izin.komoditas ?? izin.jenis_registrasi
  return isPanganIzin(pangan ?? '', izin) ? (
    <Callout role="status">
      Izin {izin.unit_usaha} untuk {untuk}.
    </Callout>
  ) : (
    <Callout role="alert" tone="warn" title="Pangan dan izinnya berbeda">
      Nomor ini izin {izin.unit_usaha} untuk {untuk}, sedangkan peringatan ini tentang {pangan}. Periksa
      nomornya sebelum menyimpan.
    </Callout>
  )
}
