import { Button, TextInput } from '@mantine/core'
import { listIzinOss } from '@portal/domain/psat/oss/izin.contract'
import { fetchFromOss } from '@portal/domain/psat/oss/pesan-masuk.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { izinTidakCocok } from '#psat/isian/start/izin-tidak-cocok.ts'
import classes from '#psat/isian/start/Mulai.module.css'

interface AmbilDariOssProps {
  nib: string | undefined
  kode: string | undefined
  onTaken: (id: number) => void
}

/** Lets staff fetch a licence that exists in OSS but never reached the portal. */
export function AmbilDariOss({ nib, kode, onTaken }: AmbilDariOssProps) {
  const [id_izin, setIdIzin] = useState('')
  const queryClient = useQueryClient()
  const ambil = useMutation({
    mutationFn: async () => {
      const { data } = await call(fetchFromOss, { body: { id_izin }, quiet: true })
      const salah = izinTidakCocok(data, { nib, kode })
      if (salah) throw new Error(salah)
      return data
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: [listIzinOss.path] })
      onTaken(id)
    },
    meta: { silent: true },
  })
  return (
    <div className={classes.details}>
      <TextInput
        label={
          <>
            Nomor izin OSS <small>(bila belum ada dalam daftar)</small>
          </>
        }
        placeholder="I-20260715…"
        value={id_izin}
        onChange={(event) => setIdIzin(event.currentTarget.value)}
        error={ambil.error ? <Fault>{ambil.error.message}</Fault> : undefined}
      />
      <Button
        variant="default"
        className={classes.go}
        disabled={id_izin.trim() === ''}
        loading={ambil.isPending}
        onClick={() => ambil.mutate()}
      >
        Ambil dari OSS
      </Button>
    </div>
  )
}
