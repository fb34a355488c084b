import { IconHelpCircle } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from './BelumYakin.module.css'

/** The way to the helper, for people who do not know which permit they need. */
export function BelumYakin() {
  return (
    <section className={classes.band} aria-labelledby="belum-yakin">
      <span className={classes.mark}>
        <Icon of={IconHelpCircle} size={24} />
      </span>
      <div>
        <h2 id="belum-yakin">Belum yakin izin mana yang Anda perlukan?</h2>
        <p>Jawab tiga pertanyaan singkat, atau tulis kepada sekretariat.</p>
      </div>
      <AppLink to="/kontak" className={buttons.button} data-kind="plain" data-size="md">
        Tulis pesan
      </AppLink>
      <AppLink to="/izin-mana" className={buttons.button} data-kind="primary" data-size="md">
        Mulai tanya jawab
      </AppLink>
    </section>
  )
}
