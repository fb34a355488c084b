interface Ukuran {
  parameter: string
  /** Measured values of a normal sample (`biasa`) and of a bad sample (`buruk`). */
  biasa: readonly string[]
  buruk: readonly string[]
}

export interface Macam {
  jenis_uji_lab_id: number
  pangan: readonly string[]
  ukuran: readonly Ukuran[]
  /** Percentage of bad samples in the dry and in the wet months. */
  gagal: readonly [kering: number, hujan: number]
}

/** Regular tests by kind. */
export const macam: readonly Macam[] = [
  {
    jenis_uji_lab_id: 1,
    pangan: ['Jagung', 'Kacang Tanah', 'Pala', 'Beras'],
    ukuran: [
      { parameter: 'Aflatoksin B1', biasa: ['<1', '2,1', '4,8'], buruk: ['38', '64,5'] },
      { parameter: 'Aflatoksin total', biasa: ['<2', '3,4', '7,2'], buruk: ['52', '91'] },
    ],
    gagal: [4, 13],
  },
  {
    jenis_uji_lab_id: 2,
    pangan: ['Beras', 'Bayam', 'Kentang', 'Wortel'],
    ukuran: [
      { parameter: 'Timbal (Pb)', biasa: ['<0,01', '0,03', '0,06'], buruk: ['0,42', '0,38'] },
      { parameter: 'Kadmium (Cd)', biasa: ['<0,01', '0,02', '0,05'], buruk: ['0,31'] },
    ],
    gagal: [4, 4],
  },
  {
    jenis_uji_lab_id: 3,
    // The microbe annex names these foods. It sets no limit for whole fruit, but it does for cut and frozen fruit.
    pangan: ['Selada', 'Tomat', 'Buah Potong Segar', 'Buah Beku'],
    ukuran: [
      { parameter: 'Salmonella', biasa: ['negatif/25 g'], buruk: ['positif/25 g'] },
      {
        parameter: 'Listeria monocytogenes',
        biasa: ['<10 | <10 | <10 | <10 | <10', '<10 | 20 | <10 | 40 | <10'],
        buruk: ['<10 | 240 | <10 | 150 | <10'],
      },
    ],
    gagal: [3, 7],
  },
  {
    jenis_uji_lab_id: 3,
    pangan: ['Pala', 'Lada'],
    ukuran: [
      {
        parameter: 'Bacillus cereus',
        biasa: ['<10 | 40 | <10 | <10 | 20', '40 | 300 | 80 | <10 | 200'],
        buruk: ['40 | 300 | 800 | <10 | 200', '40 | 12000 | 80 | <10 | 200'],
      },
    ],
    gagal: [3, 7],
  },
  {
    jenis_uji_lab_id: 4,
    pangan: ['Cabai Merah', 'Tomat', 'Kubis', 'Bayam', 'Anggur', 'Jeruk'],
    ukuran: [
      { parameter: 'Klorpirifos', biasa: ['<0,005', 'ttd'], buruk: ['0,74', '1,2'] },
      { parameter: 'Profenofos', biasa: ['<0,005', '0,008'], buruk: ['14', '9,6'] },
    ],
    gagal: [7, 12],
  },
]

/** Banned substances that offices look for in goods of markets. Reports of laboratories are mostly qualitative. */
export const terlarang: readonly Macam[] = [
  {
    jenis_uji_lab_id: 5,
    pangan: ['Bayam', 'Kangkung', 'Tomat', 'Anggur'],
    ukuran: [
      { parameter: 'Formalin', biasa: ['negatif', 'ttd', '<0,1'], buruk: ['positif', '1,8'] },
      { parameter: 'Boraks', biasa: ['negatif', 'ttd'], buruk: ['positif'] },
    ],
    gagal: [35, 35],
  },
  {
    jenis_uji_lab_id: 5,
    pangan: ['Cabai Merah', 'Cabai Kering', 'Kunyit'],
    ukuran: [
      { parameter: 'Rhodamin B', biasa: ['negatif', '<0,05'], buruk: ['positif', '0,6'] },
      { parameter: 'Metanil Yellow', biasa: ['negatif'], buruk: ['terdeteksi'] },
    ],
    gagal: [25, 25],
  },
]
