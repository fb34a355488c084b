/** The last migration of each release, oldest release first. Add a line when you publish a release. */
export const releases: Readonly<Record<string, string>> = {
  '0.1.0': '202611182131_foto_peringatan',
}
