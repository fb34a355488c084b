import classes from './Beranda.module.css'
import { langkah } from './langkah.ts'

export function CaraMengajukan() {
  return (
    <section className={classes.how} aria-labelledby="cara">
      <h2 id="cara">Cara mengajukan izin</h2>
      <ol className={classes.steps}>
        {langkah.map((step) => (
          <li key={step.judul}>
            <h3>{step.judul}</h3>
            <p>{step.isi}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
