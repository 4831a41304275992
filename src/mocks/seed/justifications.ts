import { numbered } from './lookups.ts'

const SECUNDARIA = 2
const PREPARATORIA = 3

/** A proposal with which a school justifies its visit, and what its document says. */
interface Project {
  name: string
  description: string
  school_grade_id: number
  /** Missing while the document is being prepared. */
  text?: {
    purpose: string
    learning: string[]
    before: string
    during: string
    after: string
    product: string
  }
}

const rows: Project[] = [
  {
    name: 'Nombrar para recordar',
    description:
      'Para Historia. El grupo sigue una vida, y no solo una cifra, para entender qué se perdió en el Holocausto.',
    school_grade_id: SECUNDARIA,
    text: {
      purpose:
        'Que el grupo comprenda que detrás de cada cifra del Holocausto hubo una persona con nombre, familia y proyectos, y que recordar es una forma de responder a quienes quisieron borrarla.',
      learning: [
        'Distinguir entre un testimonio, un documento y una interpretación.',
        'Ubicar los hechos en el tiempo y explicar qué los hizo posibles.',
        'Expresar con respeto lo que provoca la historia de otra persona.',
      ],
      before: 'Cada estudiante pregunta en casa por el origen de su nombre y lo cuenta al grupo en dos minutos.',
      during:
        'En la sala de Memoria, cada equipo elige una historia de vida y anota tres datos: quién era, qué hacía, qué le quitaron.',
      after: 'Los equipos presentan la vida que siguieron y la colocan en una línea del tiempo común.',
      product: 'Línea del tiempo con una ficha por cada vida, expuesta en un pasillo de la escuela.',
    },
  },
  {
    name: 'De la palabra a la exclusión',
    description:
      'Para Formación Cívica y Ética. Cómo un apodo, un rumor o una burla preparan el camino de la discriminación.',
    school_grade_id: SECUNDARIA,
    text: {
      purpose:
        'Que el grupo reconozca cómo se construye la discriminación en lo cotidiano y qué puede hacer cada persona para interrumpirla.',
      learning: [
        'Diferenciar estereotipo, prejuicio y discriminación con ejemplos propios.',
        'Identificar los papeles de quien agrede, quien recibe la agresión y quien mira.',
        'Proponer una respuesta segura ante una situación de exclusión.',
      ],
      before: 'El grupo reúne, sin señalar a nadie, frases que ha escuchado y que excluyen a otras personas.',
      during: 'En la sala de Tolerancia, los equipos buscan el origen de un estereotipo y a quién afecta.',
      after: 'De vuelta en el salón, cada frase reunida recibe una respuesta posible, escrita entre todos.',
      product: 'Cartel de respuestas: diez frases que excluyen y diez maneras de contestarlas sin violencia.',
    },
  },
  {
    name: 'Mi escuela también es diversa',
    description: 'Para Tutoría. Del recorrido al salón: acuerdos de convivencia que el propio grupo escribe y revisa.',
    school_grade_id: SECUNDARIA,
    text: {
      purpose: 'Que el grupo mire su propia diversidad como una riqueza y la cuide con acuerdos que todos entienden.',
      learning: [
        'Describir aspectos de la propia identidad sin jerarquizarlos.',
        'Escuchar experiencias distintas sin interrumpir ni juzgar.',
        'Acordar reglas de convivencia y formas de revisarlas.',
      ],
      before: 'Cada estudiante dibuja un mapa de lo que forma su identidad y decide qué parte comparte.',
      during:
        'En la sala de Tolerancia, los equipos eligen una pieza que hable de un acuerdo entre personas diferentes.',
      after: 'El grupo redacta de cinco a siete acuerdos y elige quién los revisa cada mes.',
      product: 'Acuerdos de convivencia firmados por el grupo, con fecha de revisión.',
    },
  },
  {
    name: 'Cartas a quien ya no está',
    description: 'Para Español. Lectura de testimonios y escritura de una carta. El formato está en preparación.',
    school_grade_id: SECUNDARIA,
  },
  {
    name: 'Las etapas de un genocidio',
    description: 'Para Historia y Ciencias Sociales. Comparar procesos para reconocer las señales a tiempo.',
    school_grade_id: PREPARATORIA,
    text: {
      purpose:
        'Que el grupo analice los genocidios como procesos con etapas, decisiones y responsables, para reconocer señales que también existen en el presente.',
      learning: [
        'Comparar dos procesos históricos con las mismas preguntas.',
        'Explicar la diferencia entre causa, condición y detonante.',
        'Argumentar con fuentes y citarlas correctamente.',
      ],
      before: 'Lectura de la definición de genocidio en la Convención de 1948 y discusión de sus límites.',
      during: 'Cada equipo sigue un caso en la sala de Memoria y registra qué ocurrió antes de la violencia masiva.',
      after: 'Los equipos ponen en común sus casos en una tabla y discuten qué señales se repiten.',
      product: 'Ensayo breve, de tres cuartillas, con al menos tres fuentes.',
    },
  },
  {
    name: 'Propaganda, medios y responsabilidad',
    description: 'Para Taller de lectura y Comunicación. Del cartel de los años treinta al mensaje que hoy se reenvía.',
    school_grade_id: PREPARATORIA,
    text: {
      purpose:
        'Que el grupo lea de manera crítica los mensajes que buscan enemigos y asuma su parte al difundirlos o no.',
      learning: [
        'Reconocer recursos de persuasión en carteles, discursos y publicaciones.',
        'Verificar el origen de un mensaje antes de compartirlo.',
        'Escribir un mensaje responsable para un público definido.',
      ],
      before: 'Cada estudiante guarda un mensaje que le haya llegado por el teléfono y que enfrente a dos grupos.',
      during: 'En el recorrido, los equipos fotografían o dibujan, donde esté permitido, un ejemplo de propaganda.',
      after: 'Comparación de ambos mensajes: quién habla, a quién, contra quién y con qué recursos.',
      product: 'Campaña de tres piezas para la comunidad escolar, con su ficha de análisis.',
    },
  },
  {
    name: 'Derechos humanos: del papel a la calle',
    description: 'Para Ética y Derecho. Un derecho, un caso de nuestro país y una propuesta que el grupo defiende.',
    school_grade_id: PREPARATORIA,
    text: {
      purpose:
        'Que el grupo relacione los derechos humanos con casos concretos de México y formule propuestas que estén a su alcance.',
      learning: [
        'Explicar el origen y el contenido de la Declaración Universal de los Derechos Humanos.',
        'Relacionar un derecho con las instituciones que deben garantizarlo.',
        'Defender una propuesta con razones y escuchar objeciones.',
      ],
      before: 'Cada equipo elige un artículo de la Declaración Universal y lo explica con sus palabras.',
      during: 'En la sala de Tolerancia, los equipos buscan un caso de nuestro país relacionado con su artículo.',
      after: 'Debate en el salón: cada equipo presenta una propuesta y responde dos preguntas del grupo.',
      product: 'Propuesta de una cuartilla dirigida a una autoridad escolar o local.',
    },
  },
  {
    name: 'El dilema de quien mira',
    description: 'Para Filosofía. ¿Qué hace responsable a quien no hizo nada? El formato está en preparación.',
    school_grade_id: PREPARATORIA,
  },
]

export const projects = numbered(rows)

/** The proposals as the list has them. */
export const justifications = projects.map(({ text, ...project }) => ({ ...project, has_file: text !== undefined }))
