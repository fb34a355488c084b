import { Button, Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  checkNomorIzin,
  getNomorUsulan,
  penerbitanCalls,
} from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { popup } from '#platform/notices/popup.ts'
import { ApiError } from '#platform/wire/api-error.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { asalUsulan } from '#psat/penerbitan/asal-usulan.ts'
import { NomorSection } from '#psat/penerbitan/NomorView.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'

/** Checks whether a number is free, 400 ms after the last keystroke. */
function useCekNomor(berkas: BerkasPengajuan, nomor: string) {
  const [asked] = useDebouncedValue(nomor, 400)
  const enabled = asked !== '' && asked !== berkas.nomor
  const { data, error, isFetching } = useQuery({
    queryKey: [checkNomorIzin.path, berkas.id, asked],
    queryFn: async ({ signal }) => {
      const query = { auditType: berkas.auditType, id_pengajuan: berkas.id }
      await call(checkNomorIzin, { params: { nomor: asked }, query, signal, quiet: true })
      return true
    },
    enabled,
    retry: false,
    gcTime: 0,
    meta: { silent: true },
  })
  if (!enabled || asked !== nomor)
    return { jenis: nomor === '' || nomor === berkas.nomor ? 'diam' : 'menunggu' } as const
  if (isFetching) return { jenis: 'menunggu' } as const
  if (error) return { jenis: 'ditolak', pesan: error.message } as const
  return { jenis: data ? 'bebas' : 'diam' } as const
}

/** Loads the number that follows the last issued one. Skips files that already have a number. */
function useUsulan({ uuid, nomor }: BerkasPengajuan) {
  const { data } = useQuery({
    queryKey: [getNomorUsulan.path, uuid],
    queryFn: async ({ signal }) =>
      (await call(getNomorUsulan, { params: { uuid }, signal, quiet: true })).data,
    enabled: nomor === null,
    meta: { silent: true },
  })
  return data
}

/** The key resets the form when the stored number changes. */
export function NomorForm({ berkas }: { berkas: BerkasPengajuan }) {
  return <Isian key={berkas.nomor} berkas={berkas} />
}

function Isian({ berkas }: { berkas: BerkasPengajuan }) {
  const [ketikan, setKetikan] = useState(berkas.nomor ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const take = useLangkah(berkas)
  const nomor = ketikan.trim()
  const cek = useCekNomor(berkas, nomor)
  const usulan = useUsulan(berkas)
  const sppb = berkas.auditType === 'sppb_psat'
  const error = fault ?? (cek.jenis === 'ditolak' ? cek.pesan : undefined)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (nomor === '') return setFault('Isi nomor yang akan diterbitkan.')
    if (busy || cek.jenis === 'ditolak') return
    setBusy(true)
    try {
      const body = {
        id_pengajuan: berkas.id,
        versi: berkas.versi,
        ...(sppb ? { nomor_sppb_psat: nomor } : { nomor_izin_edar: nomor }),
      }
      await take(
        () => call(penerbitanCalls[jalurIzinOf(berkas.auditType)].nomor, { body }),
        () => undefined,
      )
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.fields.length > 0) setFault(failure.message)
      else popup.failure(failure.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <NomorSection auditType={berkas.auditType}>
      <form className={classes.number} onSubmit={(event) => void save(event)} noValidate>
        <TextInput
          label="Nomor"
          description={usulan && asalUsulan(usulan)}
          maxLength={100}
          autoComplete="off"
          value={ketikan}
          error={error}
          rightSection={cek.jenis === 'menunggu' ? <Loader size={16} aria-hidden="true" /> : undefined}
          onChange={(event) => {
            setFault(undefined)
            setKetikan(event.currentTarget.value)
          }}
        />
        {usulan?.nomor && nomor === '' && (
          <Button variant="light" onClick={() => setKetikan(usulan.nomor ?? '')}>
            Pakai {usulan.nomor}
          </Button>
        )}
        <p className={classes.check} role="status" data-tone={cek.jenis === 'bebas' ? 'ok' : undefined}>
          {cek.jenis === 'menunggu' && 'Memeriksa nomor…'}
          {cek.jenis === 'bebas' && (
            <>
              <Icon of={IconCircleCheck} />
              Nomor dapat dipakai
            </>
          )}
          {cek.jenis === 'ditolak' && (
            <>
              <Icon of={IconCircleX} />
              Nomor tidak dapat dipakai
            </>
          )}
          {cek.jenis === 'diam' && berkas.nomor && nomor === berkas.nomor && 'Nomor ini tersimpan.'}
        </p>
        <Button
          type="submit"
          size="lg"
          variant={berkas.nomor ? 'default' : 'filled'}
          loading={busy}
          disabled={nomor === berkas.nomor || cek.jenis === 'ditolak'}
        >
          {berkas.nomor ? 'Ganti nomor' : 'Simpan nomor'}
        </Button>
      </form>
    </NomorSection>
  )
}
