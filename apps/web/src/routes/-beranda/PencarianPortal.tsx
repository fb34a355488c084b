import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useJenisPublik } from '#okkp/publik/use-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { useDismiss } from '#platform/ui/use-dismiss.ts'
import { DaftarSaran } from './DaftarSaran.tsx'
import classes from './PencarianPortal.module.css'
import type { Saran } from './saran.ts'
import { useSaran } from './use-saran.ts'

const label = 'Nomor izin, nama usaha, komoditas, atau pasar'

/**
 * The search of the landing page. Without scripts, or without a chosen suggestion, the form opens the registrasi check.
 */
export function PencarianPortal({ contoh }: { contoh: string | undefined }) {
  const id = useId()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [kata, setKata] = useState('')
  const [jenis, setJenis] = useState('')
  const semuaJenis = useJenisPublik()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const groups = useSaran(kata)
  const all = groups?.flatMap(({ saran }) => saran) ?? []
  const shown = open && groups !== undefined
  const active = shown ? all[chosen] : undefined
  useDismiss(root, shown, () => setOpen(false))

  function follow({ to, search }: Saran) {
    setOpen(false)
    void navigate({ to: to as '/', search })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      return follow(active)
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    setOpen(true)
    // The cycle has one more position than suggestions: the input itself.
    setChosen((now) => ((now + 1 + step + all.length + 1) % (all.length + 1)) - 1)
  }

  return (
    <>
      <search>
        <div ref={root} className={classes.tempat}>
          <form
            className={classes.periksa}
            action="/okkp/registrasi"
            onSubmit={(event) => {
              event.preventDefault()
              const search = kata.trim()
              void navigate({
                to: '/okkp/registrasi',
                search: {
                  ...(search ? { search } : {}),
                  ...(jenis ? { jenis_registrasi_id: jenis } : {}),
                },
              })
            }}
          >
            <label className={classes.kata}>
              <Icon of={IconSearch} size={22} />
              <span className="visually-hidden">{label}</span>
              <input
                type="search"
                name="search"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={shown}
                aria-controls={`${id}-saran`}
                aria-activedescendant={active && `${id}-${active.key}`}
                autoComplete="off"
                placeholder={label}
                maxLength={100}
                enterKeyHint="search"
                value={kata}
                onChange={(event) => {
                  setKata(event.currentTarget.value)
                  setChosen(-1)
                  setOpen(true)
                }}
                onFocus={() => setOpen(true)}
                onKeyDown={onKeyDown}
              />
            </label>
            <select
              name="jenis_registrasi_id"
              aria-label="Jenis izin"
              value={jenis}
              onChange={(event) => setJenis(event.currentTarget.value)}
            >
              <option value="">Semua jenis</option>
              {semuaJenis?.map(({ id, nama }) => (
                <option key={id} value={id}>
                  {nama}
                </option>
              ))}
            </select>
            <button type="submit" className={buttons.button} data-kind="primary" data-size="lg">
              Periksa
            </button>
          </form>
          <DaftarSaran
            {...{ id, kata }}
            groups={shown ? groups : undefined}
            active={active}
            onChoose={follow}
          />
        </div>
      </search>
      <div className={classes.contoh}>
        <span>Contoh:</span>
        {[contoh, 'beras'].map(
          (kata) =>
            kata && (
              <AppLink key={kata} to="/okkp/registrasi" search={{ search: kata }}>
                {kata}
              </AppLink>
            ),
        )}
        <AppLink to="/pasar/cari">pasar terdekat</AppLink>
      </div>
    </>
  )
}
