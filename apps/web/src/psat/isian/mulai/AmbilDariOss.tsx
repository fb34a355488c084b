import { Button, TextInput } from '@mantine/core'
import { listIzinOss } from '@portal/domain/psat/oss/izin.contract'
import { ambilDariOss } from '@portal/domain/psat/oss/pesan-masuk.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Fault } from '#platform/forms/fields.tsx'
import classes from '#psat/isian/mulai/Mulai.module.css'

/** For staff: a licence that OSS has and the portal never received. */
export function AmbilDariOss({ nib, onTaken }: { nib: string | undefined; onTaken: (id: number) => void }) {
  const [id_izin, setIdIzin] = useState('')
  const queryClient = useQueryClient()
  const ambil = useMutation({
    mutationFn: async () => {
      const { data } = await call(ambilDariOss, { body: { id_izin }, quiet: true })
      if (nib && data.nib !== nib) throw new Error(`Izin ini milik NIB ${data.nib}, bukan perusahaan ini.`)
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
