comment on index psat.pengajuan_menurut_tenggat is 'Berkas apa yang tenggatnya paling dekat?';
