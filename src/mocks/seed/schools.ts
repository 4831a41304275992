import type { Entry } from './lookups.ts'

const HEROES = [
  'Benito Juárez',
  'Miguel Hidalgo y Costilla',
  'José María Morelos y Pavón',
  'Sor Juana Inés de la Cruz',
  'Lázaro Cárdenas del Río',
  'Josefa Ortiz de Domínguez',
  'Emiliano Zapata',
  'Ignacio Manuel Altamirano',
  'Rosario Castellanos',
  'José Vasconcelos',
  'Niños Héroes de Chapultepec',
  'Belisario Domínguez',
  'Leona Vicario',
  'Justo Sierra Méndez',
  'Carmen Serdán',
  'Gabriela Mistral',
  'Cuauhtémoc',
  'Netzahualcóyotl',
  'Rafael Ramírez Castañeda',
  'Ángela Peralta',
]

const KINDS = ['Escuela Primaria', 'Escuela Secundaria General', 'Escuela Preparatoria Oficial', 'Telesecundaria']

const PLACES = ['Coyoacán', 'Iztapalapa', 'Álvaro Obregón', 'Tlalpan', 'Azcapotzalco', 'Xochimilco', 'Milpa Alta']

const PRIVATE = ['Colegio', 'Instituto', 'Centro Educativo', 'Liceo', 'Academia']

const SURNAMES = [
  'Peñaloza',
  'Güemes',
  'Ñáñez',
  'Ibargüengoitia',
  'Michoacán',
  'Anáhuac',
  'Montessori del Sur',
  'Niño Jesús de Praga',
  "O'Gorman",
  'Tepeyac',
]

const LONG_NAMES = [
  'Centro de Bachillerato Tecnológico Industrial y de Servicios Núm. 225 «Presidente Adolfo López Mateos», plantel Santa Úrsula Coapa, turno vespertino',
  'Escuela Secundaria Diurna Núm. 128 «Lic. José María Luis Mora y Lamadrid» para Trabajadores, anexa a la Benemérita Escuela Nacional de Maestros',
  'Colegio de Educación Profesional Técnica del Estado de México, plantel Gustavo Baz Prada',
]

const at = (list: string[], index: number): string => list[index % list.length] ?? ''

/** Returns the name of the school at an index. Names are not random, so that the list is the same on every machine. */
function schoolName(index: number): string {
  const turn = Math.floor(index / 6)
  switch (index % 6) {
    case 0:
      return turn < 126
        ? `Escuela Secundaria Técnica ${String(turn + 1)}`
        : `Secundaria Técnica No. ${String(turn - 125)} "${at(HEROES, turn)}"`
    case 1:
      return at(HEROES, turn)
    case 2:
      return `${at(KINDS, turn)} «${at(HEROES, turn * 3 + 1)}», ${at(PLACES, turn)}`
    case 3:
      return `${at(PRIVATE, turn)} ${at(SURNAMES, turn * 7 + Math.floor(turn / 10))}`
    case 4:
      return `${at(KINDS, turn + 1)} Núm. ${String(100 + turn)}, ${at(PLACES, turn * 2 + 1)}`
    default:
      return turn % 20 === 0 ? at(LONG_NAMES, turn / 20) : `${at(HEROES, turn * 7 + 2)} (${at(PLACES, turn * 5)})`
  }
}

/** 1,200 schools, as odd as in real lists: accents, punctuation, very long names and duplicate names. */
export const schools: Entry[] = Array.from({ length: 1200 }, (_, index) => ({ id: index + 1, name: schoolName(index) }))
