import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useJenisPublik } from '#okkp/publik/use-publik.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import buttons from '#platform/ui/button.module.css'
import classes from './Periksa.module.css'

const contoh = ['beras', 'cabai', 'kopi']

/** The front page's one question: is this permit or certificate real? The answer stands on the check page. */
export function Periksa() {
  const navigate = useNavigate()
  const jenis = useJenisPublik()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = dropEmpty(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ to: '/okkp/registrasi', search: asked })
  }

  return (
    <>
      <search>
        <form className={classes.periksa} onSubmit={submit}>
          <label className={classes.kata}>
            <IconSearch size={22} stroke={1.75} aria-hidden="true" />
            <span className="visually-hidden">Nomor izin, nama usaha, atau nama pangan</span>
            <input
              type="search"
              name="search"
              placeholder="Nomor izin, nama usaha, atau pangan"
              maxLength={200}
              enterKeyHint="search"
            />
          </label>
          <div className={classes.jenis}>
            <select name="jenis_registrasi_id" aria-label="Jenis">
              <option value="">Semua jenis</option>
              {jenis?.map(({ id, nama }) => (
                <option key={id} value={id}>
                  {nama}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={buttons.button} data-kind="primary" data-size="lg">
            Periksa
          </button>
        </form>
      </search>
      <div className={classes.contoh}>
        <span>Contoh:</span>
        {contoh.map((kata) => (
          <AppLink key={kata} to="/okkp/registrasi" search={{ search: kata }}>
            {kata}
          </AppLink>
        ))}
      </div>
    </>
  )
}
