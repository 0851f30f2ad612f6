import type { Messages } from './messages.ts';
import { inSentence } from './text/names.ts';

// One file with every text of this package, in the order of en.ts; docs/translations.md has the glossary.

export const locale = 'es';

const listOf = new Intl.ListFormat(locale, { type: 'conjunction' });
const figure = (n: number) => n.toLocaleString(locale);
const count = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

const silentScan = 'El índice de atestaciones no responde correctamente.';
const days = 90;

export const accountEditor: Messages['accountEditor'] = {
  title: 'Tu perfil',
  intro: 'Esto ven los demás cuando abren tu dirección. Solo tu wallet puede cambiarlo.',
  loading: 'Cargando tu perfil',
  failed: 'No se pudo cargar tu perfil',
  tryAgain: 'Reintentar',
  connect: {
    title: '¿De quién es el perfil?',
    text: 'Conecta una wallet para cargar su perfil. No tienes que firmar nada.',
    act: 'Conectar wallet',
  },
  unavailable: {
    title: (chain) => `Todavía no hay perfiles en ${chain}`,
    text: 'Los concursos y las evaluaciones funcionan sin ellos.',
  },
  replaces: {
    elsewhere: (href) =>
      `Tu perfil está guardado en ${href}, que esta página no carga. Al guardar se reemplaza.`,
    unreadable: 'Tu perfil actual no se puede leer. Al guardar se reemplaza.',
  },
  fields: {
    name: 'Nombre',
    about: 'Sobre mí',
    picture: 'Imagen',
    choosePicture: 'Elegir una imagen',
    pictureHelp:
      'Tu navegador la recorta en cuadrado y la reduce, porque cada byte en la cadena cuesta una comisión.',
    pictureSize: (kilobytes) => `${kilobytes} kB`,
    pictureElsewhere: 'Tu imagen está guardada en otro lugar y se muestra como enlace:',
    shrinking: 'Reduciendo la imagen',
    removePicture: 'Quitar',
    preview: 'Tu imagen como la verán los demás',
    website: 'Sitio web',
    websiteHint: 'empieza con https://',
    x: 'X',
    telegram: 'Telegram',
    accountHint: 'tu nombre de usuario',
    count: (used, max) => `${used} de ${max}`,
  },
  problems: {
    name: (length, max) => `El nombre tiene ${length} caracteres; el máximo es ${max}.`,
    about: (length, max) => `Este texto tiene ${length} caracteres; el máximo es ${max}.`,
    website: 'Esto no es una dirección web que empiece con https://.',
    x: 'Un nombre de usuario de X tiene hasta 15 letras, cifras y guiones bajos.',
    telegram:
      'Un nombre de usuario de Telegram empieza con una letra y tiene de 4 a 32 letras, cifras y guiones bajos.',
    size: {
      picture: (bytes, max) =>
        `Con esta imagen el perfil tiene ${bytes} bytes; el máximo es ${max}. Quítala o elige otra.`,
      texts: (bytes, max) => `El perfil tiene ${bytes} bytes; el máximo es ${max}. Acorta el texto.`,
      kept: (bytes, max) =>
        `El perfil tiene ${bytes} bytes; el máximo es ${max}. Gran parte está en campos de otras apps, que esta página no conoce.`,
    },
  },
  keptFields: {
    names: (names) => `Campos de otras apps: ${names}`,
    more: (names, n) => `${names} y ${n} más`,
    leaveOut: 'Quitar estos campos',
    leftOut: 'Los campos de otras apps se quitan al guardar.',
    keep: 'Conservarlos',
  },
  invalid: (n) => (n === 1 ? 'Corrige un campo.' : `Corrige ${n} campos.`),
  unchanged: 'No ha cambiado nada.',
  submit: 'Guardar perfil',
  permanentlyPublic:
    'Público para siempre: las versiones anteriores se pueden seguir leyendo en la historia de la cadena.',
  discard: 'Descartar cambios',
  kept: 'Tu borrador está guardado en este dispositivo hasta que guardes el perfil.',
  notKept: 'Este navegador no puede guardar tu borrador. Se perderá cuando cierres la página.',
  toAccount: 'Ver tu cuenta',

  preview: {
    text: 'Esto es exactamente lo que tu wallet te pedirá firmar. Es público para siempre: aunque lo cambies después, las versiones anteriores se pueden seguir leyendo en la historia de la cadena.',
    profile: 'El perfil',
    nothing: 'Nada: el perfil quedará vacío.',
    keptFields: 'Se conserva sin cambios',
    facts: 'La transacción',
    contract: 'Contrato de perfiles',
  },
  done: {
    notify: 'Tu perfil está guardado y visible para todos.',
    see: 'Ver',
  },
  resume: {
    title: 'Tu perfil está pendiente',
    asked: (at) =>
      `El ${at} tu wallet te pidió firmar tu perfil. Esta página está comprobando si lo hiciste.`,
    notSigned: 'No lo firmé',
  },
};

export const ownContests: Messages['ownContests'] = {
  title: 'Tu próximo paso',
  others: 'Después',
  nothing: 'No tienes nada pendiente.',
  nothingLately: 'No tienes nada pendiente en tus concursos más recientes.',
  loading: 'Cargando tus próximos pasos',
  incomplete: 'Algunos de tus concursos no se pudieron leer',
  tryAgain: 'Reintentar',
  until: (at) => `Hasta el ${at}`,
  steps: {
    review: (n, title) =>
      `Evaluar ${n === 1 ? '1 participación' : `${n} participaciones`} de «${inSentence(title)}»`,
    reveal: (n, title) =>
      `Revelar ${n === 1 ? '1 evaluación' : `${n} evaluaciones`} en «${inSentence(title)}»`,
    admit: (n, title) => `Admitir ${n === 1 ? '1 propuesta' : `${n} propuestas`} de «${inSentence(title)}»`,
    remind: (n, title) =>
      `Recordar al jurado de «${inSentence(title)}»: ${n === 1 ? 'falta 1 evaluación' : `faltan ${n} evaluaciones`}`,
    'remind-reveal': (n, title) =>
      `Recordar al jurado de «${inSentence(title)}»: ${n === 1 ? '1 evaluación sin revelar' : `${n} evaluaciones sin revelar`}`,
    judges: (title) => `Agregar jurado a «${inSentence(title)}»`,
    entries: (title) => `Agregar participaciones a «${inSentence(title)}»`,
    assign: (title) => `Decidir quién evalúa qué en «${inSentence(title)}»`,
    awards: (title) => `Decir quién recibe los premios de «${inSentence(title)}»`,
    refused: (title) => `Cambiar tu propuesta para «${inSentence(title)}»: no fue admitida`,
    waiting: (title) => `Tu propuesta para «${inSentence(title)}» espera al organizador`,
  },
  acts: {
    review: 'Evaluar',
    reveal: 'Revelar',
    desk: 'Abrir el concurso',
    entry: 'Abrir tu propuesta',
  },
  entered: {
    title: 'Participaciones enviadas',
    loading: 'Cargando las participaciones',
    none: 'Ninguna todavía.',
    failed: 'No se pudieron cargar las participaciones',
    unread: 'No se pudo leer este concurso.',
  },
};

export const accounts: Messages['accounts'] = {
  title: 'Cuenta',
  copy: (address) => `Copiar la dirección ${address}`,
  copied: '¡Copiada!',
  notCopied: 'No se copió',
  explorer: 'Ver en el explorador',
  edit: 'Editar perfil',
  chains: 'Cadena',
  links: 'Enlaces',
  website: 'Sitio web',
  x: (name) => `@${name} en X`,
  telegram: (name) => `@${name} en Telegram`,
  pictureElsewhere: 'Imagen',
  picture: (name) => `Imagen de ${name}`,
  ownMessages: 'Escrito por el titular de la cuenta, sin verificar.',
  lookAlike: {
    title: 'Compara la dirección completa',
    text: (n) =>
      n === 1
        ? 'Otra cuenta que has visto aquí empieza y termina igual:'
        : `Otras ${n} cuentas que has visto aquí empiezan y terminan igual:`,
  },
  imitation: {
    address: 'Este nombre parece una dirección',
    'mixed-alphabets': 'Este nombre mezcla letras de varios alfabetos',
    text: 'Cualquiera puede elegir cualquier nombre. Solo la dirección dice de quién es la cuenta.',
  },
  loading: 'Cargando el perfil',
  failed: 'No se pudo cargar el perfil',
  none: 'Esta cuenta no tiene perfil.',
  noneOwn: 'Todavía no tienes perfil.',
  unavailable: (chain) =>
    `Todavía no hay perfiles en ${chain}. Los concursos y las evaluaciones funcionan sin ellos.`,
  elsewhere: 'Este perfil está guardado en otro lugar y no se carga aquí. La cuenta indica este enlace:',
  unreadable: 'Este perfil no se puede leer.',
  tryAgain: 'Reintentar',
  loadingLists: 'Cargando los concursos y las evaluaciones de esta cuenta',
  unreadableRows: (n) =>
    n === 1 ? 'No se pudo leer una atestación.' : `No se pudieron leer ${n} atestaciones.`,

  started: {
    title: 'Concursos iniciados',
    loading: 'Cargando los concursos',
    none: 'Ninguno todavía.',
    failed: 'No se pudieron cargar los concursos',
  },
  judging: {
    title: 'Por evaluar',
    loading: 'Buscando concursos',
    none: 'Ningún concurso abierto incluye esta cuenta en su jurado.',
    noneLeft: 'No quedan participaciones por evaluar.',
    done: (n) =>
      n === 1
        ? 'Otro concurso abierto ya está evaluado por completo.'
        : `Otros ${n} concursos abiertos ya están evaluados por completo.`,
    failed: 'No se pudieron cargar los concursos',
    searched: (n, total) => `Revisados ${n} de ${count(total, 'concurso', 'concursos')}.`,
    searchOn: 'Buscar más',
    unknown: 'No se pudo cargar lo que falta.',
    meter: 'Participaciones evaluadas',
    reviewed: (done, total) =>
      `${done} de ${count(total, 'participación evaluada', 'participaciones evaluadas')}`,
  },
  given: {
    title: 'Evaluaciones hechas',
    intro: 'Tal como se firmaron. La página de cada concurso dice cuáles cuentan.',
    loading: 'Cargando las evaluaciones',
    none: 'Ninguna todavía.',
    failed: 'No se pudieron cargar las evaluaciones',
    points: (n) => count(n, 'punto', 'puntos'),
    withdrawn: 'Retirada',
    replaced: 'Reemplazada',
    replacedReviews: (n) =>
      n === 1
        ? 'Una evaluación anterior, reemplazada por esta'
        : `${n} evaluaciones anteriores, reemplazadas por esta`,
    contest: (title) => `En «${inSentence(title)}»`,
    unknownContest: 'En un concurso desconocido',
    hiddenContest: 'En un concurso que el operador de este sitio oculta',
  },

  notAnAddress: {
    title: 'No es una dirección',
    text: 'La dirección de una cuenta es 0x seguido de 40 caracteres de 0–9 y a–f. Puede que el enlace esté incompleto.',
  },
};

export const acts: Messages['acts'] = {
  subjects: {
    enter: (title) => `Propuesta enviada: ${inSentence(title)}`,
    admit: (title) => `Admisión: ${inSentence(title)}`,
    list: (title) => `Participaciones agregadas: ${inSentence(title)}`,
    judges: (title) => `Jurado: ${inSentence(title)}`,
    disqualify: (title) => `Descalificación: ${inSentence(title)}`,
    postpone: (title) => `Aplazamiento: ${inSentence(title)}`,
    recuse: (title) => `Abstención: ${inSentence(title)}`,
    note: (title) => `Nota: ${inSentence(title)}`,
    withdraw: (title) => `Retiro: ${inSentence(title)}`,
  },
  pending: {
    asked: 'Tu wallet te pidió que firmaras esto. Si lo firmaste, esta página lo mostrará',
    sent: 'Esto se envió y contará cuando esté en la cadena',
    'on-chain': 'Esto está en la cadena y en un momento será visible para todos',
  },
  done: {
    enter: 'Tu propuesta es visible para todos',
    admit: 'La admisión es visible para todos',
    list: 'Las participaciones se agregaron',
    judges: 'El jurado ha cambiado',
    disqualify: 'La participación está descalificada',
    postpone: 'El concurso se aplazó',
    recuse: 'Te abstuviste en esta participación',
    note: 'La nota está publicada',
    withdraw: 'Se ha retirado',
  },
};

export const chainCheck: Messages['chainCheck'] = {
  title: 'Verificar',
  read: (block) => `Según el bloque ${block}`,
  check: 'Comprobar con la cadena',
  cancel: 'Cancelar',
  json: 'Descargar JSON',
  csv: 'Descargar CSV',
  reviewsCsv: 'Evaluaciones en CSV',
  downloadFailed:
    'No se pudo crear el archivo: no se puede acceder a la cadena o se cortó tu conexión. Inténtalo de nuevo en un momento.',
  checking: 'Comprobando con la cadena',
  agrees: (block) => `Coincide con la cadena en el bloque ${block}`,
  word: {
    confirmed: (host, other) => `${host} y ${other} dicen lo mismo.`,
    claimed: (host) => `Lo dice ${host}. Ningún endpoint de otro host lo ha confirmado.`,
    disputed: (host, other) =>
      `${other ? `${host} y ${other} indican bloques o actos distintos` : `${host} tiene ahora otro bloque`}, así que no se pudo hacer la comprobación. Inténtalo de nuevo en un momento.`,
  },
  line: {
    follows: (n) =>
      n === 0
        ? 'Comprobado: todavía no cuenta ninguna evaluación.'
        : `Comprobado: esta clasificación se deduce de ${count(n, 'evaluación firmada', 'evaluaciones firmadas')}.`,
    claimed: (n) =>
      n === 0
        ? 'Según un solo endpoint, todavía no cuenta ninguna evaluación.'
        : `Según un solo endpoint, esta clasificación se deduce de ${count(n, 'evaluación firmada', 'evaluaciones firmadas')}.`,
    disputed: (host, other) =>
      other ? `${host} y ${other} no coinciden sobre este concurso` : `${host} responde ahora otra cosa`,
    behind: 'Las evaluaciones más recientes aún no se muestran',
    unreachable: 'No se pudo comprobar ahora',
  },
  behind: 'El índice va con retraso',
  behindText: (n, scan) =>
    n === 1
      ? `Una atestación está en la cadena, pero todavía no en el índice de ${scan}.`
      : `${n} atestaciones están en la cadena, pero todavía no en el índice de ${scan}.`,
  leftOut: 'El índice omitió algo',
  leftOutText: (n, scan) =>
    n === 1
      ? `Una atestación falta en el índice de ${scan} y ya debería estar ahí.`
      : `${n} atestaciones faltan en el índice de ${scan} y ya deberían estar ahí.`,
  altered: 'El índice alteró algo',
  alteredText: (n, scan) =>
    n === 1
      ? `Una atestación es distinta en el índice de ${scan} y en la cadena.`
      : `${n} atestaciones son distintas en el índice de ${scan} y en la cadena.`,
  unreachable: 'No se puede acceder a la cadena',
  unreachableText:
    'No se pudo hacer la comprobación, así que no se sabe de ningún error. Inténtalo de nuevo en un momento.',
  named: 'Mostrar cuáles',
  unchecked: 'Todavía sin comprobar',
  differs: 'No coincide con la cadena',
  ordering: 'Comprobando el orden de dos evaluaciones…',
  ask: (requests) =>
    requests === null ? 'Comprobar (más de 100 solicitudes)' : `Comprobar (unas ${requests} solicitudes)`,
  readFromChain: 'Leerlo de la cadena',
};

export const contest: Messages['contest'] = {
  loading: 'Cargando el concurso',
  reading: (n) => `Leyendo ${count(n, 'evaluación', 'evaluaciones')}`,
  share: 'Compartir',
  wholeTitle: 'Mostrar todo',

  follow: 'Seguir',
  followAbout: 'Agrega las fechas a tu calendario',
  seeWinner: 'Ver quién ganó',
  seeResult: 'Ver el resultado',
  winners: 'Resultado',

  entries: {
    name: 'Participaciones',
    intro: 'Nadie ha evaluado todavía.',
    introFinal: 'Nadie evaluó ninguna participación.',
    introBefore: 'La evaluación aún no ha empezado.',
    introSealed: 'Las evaluaciones están selladas. La clasificación empieza cuando se revelan.',
  },

  ranking: {
    name: 'Clasificación',
    intro: (max) => `Las participaciones se ordenan por el promedio de sus puntos, de 0 a ${max}.`,
    rank: 'Puesto',
    entry: 'Participación',
    points: 'Puntos',
    reviews: 'Evaluaciones',
    more: 'Más',
    fewer: (n) => `menos de ${n} ${n === 1 ? 'evaluación' : 'evaluaciones'}`,
    coverage: (reviews, judges) => `${reviews} de ${judges}`,
    sealed: (sealed, possible) => `${sealed} de ${possible} selladas`,
    reviewsOf: (n) => (n === 1 ? 'evaluación' : 'evaluaciones'),
    show: (entry) => `Mostrar las evaluaciones de ${entry}`,
    hide: (entry) => `Ocultar las evaluaciones de ${entry}`,
    loading: 'Cargando las evaluaciones',
    failed: 'No se pudieron cargar las evaluaciones. Revisa tu conexión.',
  },

  act: {
    asJudge: 'Evaluar como jurado',
    failed: 'No se pudo cargar el formulario. Revisa tu conexión.',
  },

  loadRest: 'Cargar el resto de la página',
};

export const judgeActs: Messages['judgeActs'] = {
  review: 'Evaluar',
  reviewEntry: (entry) => `Evaluar ${entry}`,
  change: 'Cambiar',
  changeEntry: (entry) => `Cambiar la evaluación de ${entry}`,
  withdraw: 'Retirar',
  withdrawEntry: (entry) => `Retirar la evaluación de ${entry}`,
};

export const reviewsFailed: Messages['reviewsFailed'] = {
  title: 'No se pudieron cargar las evaluaciones',
  text: silentScan,
  tryAgain: 'Reintentar',
  read: 'Leerlas de la cadena',
  textCostly: (requests) =>
    requests === null
      ? 'El índice no responde, y leer la cadena requiere más de 100 solicitudes.'
      : `El índice no responde, y leer la cadena requiere unas ${requests} solicitudes.`,
  readCostly: 'Leerlo de la cadena',
};

export const contestMissing: Messages['contestMissing'] = {
  notFound: {
    title: 'No hay tal concurso',
    text: (chain) =>
      `No hay ninguna atestación con este UID en ${chain}. Comprueba que el enlace se copió completo.`,
  },
  notFoundUnchecked: {
    title: 'No hay tal concurso',
    text: (chain) =>
      `El índice no conoce este UID, y no se puede acceder a ${chain}. Un concurso nuevo puede tardar un momento en aparecer.`,
  },
  notAContest: {
    title: 'Esta atestación no es un concurso',
    text: 'Hay una atestación con este UID, pero no es un concurso válido.',
    open: 'Ver la atestación',
  },
  notIndexed: {
    title: 'Todavía sin indexar',
    text: 'El concurso está en la cadena, pero todavía no en el índice. Esta página lo abre en cuanto esté indexado.',
    read: 'Leerlo ahora de la cadena',
  },
  failed: {
    title: 'No se pudo cargar el concurso',
    text: silentScan,
    read: 'Leerlo de la cadena',
  },
  chainFailed: {
    title: 'No se pudo cargar el concurso',
    text: 'Ahora mismo no se puede acceder ni al índice ni a la cadena.',
  },
  tryAgain: 'Reintentar',
};

export const contestNames: Messages['contestNames'] = {
  untitled: 'Sin título',
  entry: (n) => `Participación ${n}`,
  alike: (name, n) => `${name} (participación ${n})`,
  entryLink: (name, whole) => `${name}, ${whole}`,
  openProject: 'Abrir proyecto',
};

export const proof: Messages['proof'] = {
  known: {
    name: 'Lo que se sabe',
    signed: 'Firmado',
    signedText: (reviews, judges) =>
      `${count(reviews, 'evaluación', 'evaluaciones')} de ${count(judges, 'miembro del jurado', 'miembros del jurado')}, cada una firmada con su propia cuenta. El concurso lo firmó el organizador:`,
    refused: 'Rechazado',
    refusedText:
      'El contrato solo acepta evaluaciones del jurado, de participaciones admitidas, dentro de las fechas y de la escala. Rechazó todo lo demás, así que no hay atestación de ello.',
    ignoredText: (n) =>
      n === 1
        ? '1 evaluación se aceptó y ya no cuenta. Está abajo, con el motivo.'
        : `${n} evaluaciones se aceptaron y ya no cuentan. Están abajo, con los motivos.`,
    recomputed: 'Recalculado',
    recomputedText: (acts) =>
      `Este navegador recalculó el UID de cada atestación, el estado tras ${count(acts, 'acto', 'actos')} y, con él, cada promedio y cada puesto.`,
    ties: 'Empates',
    noTies: 'No hay dos participaciones en el mismo puesto.',
    tiesText: (n) =>
      `${n} participaciones comparten puesto porque sus promedios son iguales. Los puestos siguientes se saltan.`,
    rule: 'La regla en palabras',
  },
  intro:
    'El contrato en la cadena aceptó o rechazó cada evaluación. Una prueba muestra que se aceptaron exactamente estas evaluaciones, en este orden. Cualquiera puede verificarla sin red, con el hash de un solo bloque.',
  unaudited:
    'Ningún auditor externo ha leído este contrato: no guarda dinero, pero un fallo en él podría estropear el resultado del concurso.',
  final: {
    title: (block) => `Probado por el bloque ${block}`,
    agreed: (host, other) => `${host} y ${other} dicen que el bloque es definitivo.`,
    alone: (host) =>
      `${host} dice que el bloque es definitivo. Ningún endpoint de otro host lo ha confirmado.`,
    unsaid: 'Ningún endpoint confirma este bloque por ahora.',
    contradicted: (host) =>
      `${host} dice que el bloque es definitivo, pero otro endpoint tiene otro bloque con este número.`,
  },
  'awaiting-finality': {
    title: (block) => `Probado por el bloque ${block}, a la espera de que sea definitivo`,
    text: 'La cadena todavía puede reemplazar el bloque. Esta página lo comprueba cada minuto mientras está abierta.',
  },
  replaced: {
    title: (block) => `El bloque ${block} fue reemplazado`,
    text: 'La cadena tiene ahora otro bloque con este número. Comprueba de nuevo para obtener una prueba nueva.',
  },
  open: {
    title: (block) => `Probado hasta el bloque ${block}`,
    text: 'El concurso no había finalizado en este bloque, así que su resultado puede cambiar. Comprueba de nuevo cuando haya finalizado.',
  },
  other: {
    title: (block) => `El bloque ${block} prueba otras evaluaciones`,
    text: 'La prueba es auténtica, pero esta página muestra otra cosa. Lo que difiere aparece arriba, si se sabe.',
  },
  takenAgain: 'El bloque de la prueba anterior fue reemplazado, por eso se volvió a obtener la prueba.',
  kept: 'Este navegador guarda la prueba. Descárgala también: muchos endpoints solo prueban bloques recientes.',
  notKept:
    'Este navegador no puede guardar la prueba. Descárgala: muchos endpoints solo prueban bloques recientes.',
  none: 'Aquí no hay ninguna prueba disponible',
  noneText: 'Este endpoint no prueba lo que la cadena ha guardado. Puede que otro endpoint RPC lo haga.',
  tooLarge: 'Este concurso es demasiado grande para una prueba',
  tooLargeText:
    'Ningún verificador leería una prueba de ese tamaño. La comprobación con la cadena no necesita ninguna.',
  failed: 'No se pudo obtener la prueba',
  failedText: 'Esto no dice nada sobre las evaluaciones. Vuelve a intentarlo en un momento.',
  tryAgain: 'Reintentar',
  download: 'Descargar la prueba',
  command: (block) =>
    `Verifica el archivo en tu propio equipo, con el hash del bloque ${block} de una fuente en la que confíes:`,
  placeholder: 'HASH_DEL_BLOQUE',
  hashBy: (host) => `El hash según ${host}, para comparar:`,
};

export const notes: Messages['notes'] = {
  name: 'Notas del organizador',
  region: 'Notas',
};

export const noteParts: Messages['noteParts'] = {
  region: 'Premios otorgados',
  awards: {
    name: 'Otorgados por el organizador',
    intro: (differing, compared) => {
      if (compared === 0) return 'El organizador decide sobre los premios.';
      if (differing === 0) return 'El organizador decide sobre los premios. Aquí siguen la clasificación.';
      return `El organizador decide sobre los premios. ${differing} de ${compared} ${differing === 1 ? 'difiere' : 'difieren'} de la clasificación.`;
    },
    same: 'Como en la clasificación.',
    differs: (names, place, track) =>
      `En la clasificación, ${listOf.format(names)} ${names.length === 1 ? 'está' : 'están'} en el puesto ${place}${track === null ? '' : ` de la categoría ${track}`}.`,
    unknown: (n) => `Participación ${n}`,
  },
  showAssignments: 'Mostrar quién evalúa qué',
  showMore: 'Mostrar más',
  assignments: (judges) =>
    judges === 1
      ? 'El organizador asignó participaciones a 1 miembro del jurado.'
      : `El organizador asignó participaciones a ${judges} miembros del jurado.`,
};

export const contestSide: Messages['contestSide'] = {
  about: { region: 'Sobre el concurso', name: 'De qué trata', more: 'Más' },
  countdown: {
    soon: 'En un momento',
    submissions: 'para enviar',
    admission: 'hasta la evaluación',
    upcoming: 'hasta la evaluación',
    judging: 'para evaluar',
    revealing: 'para revelar',
  },
  phases: {
    submissions: 'Enviar',
    admission: 'Admitir',
    judging: 'Evaluar',
    revealing: 'Revelar',
    result: 'Resultado',
  },
  criteria: {
    name: 'Criterios',
    total: (points) => `${points} puntos en total`,
  },
  people: {
    organizer: 'Organizador',
    judges: 'Jurado',
    judged: 'Evaluado por',
    intro: 'Solo cuentan las evaluaciones firmadas por estas direcciones.',
    you: 'tú',
    showAll: (n) => `Mostrar los ${n} miembros del jurado`,
    reviewed: (reviewed, total) => `evaluó ${reviewed} de ${total}`,
    sealed: (sealed, total) => `selló ${sealed} de ${total}`,
    lookAlike:
      'La dirección de otro miembro del jurado empieza y termina igual. Compara la dirección completa.',
    lookAlikeOrganizer:
      'La dirección de un miembro del jurado empieza y termina igual. Compara la dirección completa.',
  },
  dates: {
    name: 'Fechas',
    submissionsUntil: 'Propuestas hasta',
    opensAt: 'Evaluación desde',
    closesAt: 'Evaluación hasta',
    revealUntil: 'Revelación hasta',
    sealed: 'Sellado: nadie puede leer una evaluación antes de que termine el plazo.',
    postponed: {
      name: 'Prórrogas',
      submissionsUntil: (by: string) => `Presentación de propuestas prorrogada ${by}:`,
      opensAt: (by: string) => `Inicio de la evaluación aplazado ${by}:`,
      closesAt: (by: string) => `Evaluación prorrogada ${by}:`,
      revealUntil: (by: string) => `Revelación prorrogada ${by}:`,
    },
  },
  prizes: {
    name: 'Premios y categorías',
    prizes: 'Premios',
    tracks: 'Categorías',
    forTrack: (track) => `para ${track}`,
    wonBy: 'Ganado por',
  },
};

export const contestDetails: Messages['contestDetails'] = {
  states: {
    submissions: 'Propuestas abiertas',
    admission: 'Admisión',
    upcoming: 'Próximamente',
    judging: 'En evaluación',
    revealing: 'En revelación',
    closed: 'Finalizado',
    withdrawn: 'Retirado',
  },
  at: {
    submissions: (at) => `hasta el ${at}`,
    admission: (at) => `Evaluación desde el ${at}`,
    upcoming: (at) => `Evaluación desde el ${at}`,
    judging: (at) => `hasta el ${at}`,
    revealing: (at) => `hasta el ${at}`,
    closed: (at) => `desde el ${at}`,
    withdrawn: (at) => `desde el ${at}`,
  },
  sealed: {
    count: (n) => (n === 1 ? '1 evaluación sellada' : `${n} evaluaciones selladas`),
    text: (n) =>
      n === 1
        ? '1 evaluación sellada se puede leer cuando se revele.'
        : `${n} evaluaciones selladas se pueden leer cuando se revelen.`,
  },
  submissions: {
    submit: 'Enviar una propuesta',
    own: 'Abrir tu propuesta',
  },
};

export const contestReview: Messages['contestReview'] = {
  averages: 'Promedio por criterio',
  average: (points, max) => `${points} de ${max}`,
  points: (points, max) => `${points} de ${max} puntos`,
  ofMax: (points, max) => `${points} de ${max}`,
  noCriteria: 'Ningún criterio marcado',
  noComment: 'Sin comentario',
  attestation: 'Original firmado',
  none: 'Nadie ha evaluado todavía esta participación.',
  hidden: 'El operador de este sitio oculta el texto de esta evaluación. Sus puntos siguen contando.',
  showAnyway: 'Mostrar de todos modos',
  entryPage: 'Ver participación',
};

export const contestsList: Messages['contestsList'] = {
  title: 'Concursos',
  startContest: 'Iniciar un concurso',
  chains: 'Cadenas',
  loading: 'Cargando los concursos',
  showMore: 'Mostrar más',
  search: {
    name: 'Buscar concursos',
    label: 'Buscar',
    placeholder: 'Título, enlace',
    clear: 'Borrar filtros',
    state: 'Estado',
    all: 'Todos',
    mine: 'Míos',
    sort: 'Orden',
    sorts: {
      newest: 'Más recientes',
      oldest: 'Más antiguos',
      ending: 'Terminan antes',
    },
  },
  count: (n, shown) => {
    if (n === 0) return 'Ningún concurso';
    return n === 1 ? '1 concurso' : `${shown} concursos`;
  },
  countOf: (shown, total) => `${shown} de ${total} concursos`,
  countSoFar: (n, shown, searched, total) =>
    `${n === 1 ? '1 concurso' : `${shown} concursos`} hasta ahora, ${searched} de ${total} revisados`,
  empty: {
    title: 'Todavía no hay concursos',
    text: 'Nadie ha iniciado uno aquí. El tuyo podría ser el primero.',
  },
  nothing: {
    title: 'No se encontraron concursos',
    text: 'Prueba con otras palabras o menos filtros.',
    sofar: 'No hay coincidencias entre los concursos revisados hasta ahora.',
    mine: 'Tu dirección no inició ninguno de estos concursos ni está en su jurado.',
    lookFurther: 'Buscar más',
  },
  connect: {
    title: '¿Qué concursos son tuyos?',
    text: 'Conecta una wallet para ver los concursos que su dirección inició o evalúa. No tienes que firmar nada.',
    act: 'Conectar wallet',
  },
  failed: {
    title: 'No se pudieron cargar los concursos',
    text: silentScan,
  },
  moreFailed: 'No se pudieron cargar los concursos siguientes.',
  tryAgain: 'Reintentar',
  hiddenCard: {
    text: 'El operador de este sitio oculta este concurso.',
    open: 'Abrir de todos modos',
  },
  hidden: (n) =>
    n === 1
      ? 'El operador de este sitio oculta 1 concurso.'
      : `El operador de este sitio oculta ${n} concursos.`,
  partlyKnown: 'No se pudieron cargar todos los cambios del jurado. Pueden faltar algunos de tus concursos.',
  unreadable: (n) =>
    n === 1
      ? '1 atestación más figura como concurso, pero no se puede leer.'
      : `${n} atestaciones más figuran como concursos, pero no se pueden leer.`,
  searchReach: (read) =>
    `El índice busca en los títulos. Las descripciones y los nombres de participaciones y ganadores se buscan en ${read === 1 ? 'el único concurso' : `los ${read} concursos`} que esta página ha leído.`,
  orderReach: (searched, total) =>
    `Ordenados entre los ${searched} concursos leídos hasta ahora, de ${total}: el índice no puede ordenar por el final.`,
  when: {
    submissions: (distance) => `las propuestas cierran ${distance}`,
    admission: (distance) => `la evaluación empieza ${distance}`,
    upcoming: (distance) => `la evaluación empieza ${distance}`,
    judging: (distance) => `termina ${distance}`,
    revealing: (distance) => `la revelación termina ${distance}`,
    closed: (distance) => `terminó ${distance}`,
    withdrawn: (distance) => `retirado ${distance}`,
  },
  organizer: 'Organizador',
  entries: (n) => (n === 1 ? '1 participación' : `${n} participaciones`),
  judges: (n) => (n === 1 ? '1 miembro del jurado' : `${n} miembros del jurado`),
  reviews: (n) => (n === 1 ? '1 evaluación' : `${n} evaluaciones`),
  sealed: (n) => (n === 1 ? '1 evaluación sellada' : `${n} evaluaciones selladas`),
  revealed: (n, total) => `${n} de ${total} reveladas`,
  first: 'Primer puesto',
  noReview: 'Sin evaluaciones',
  featured: {
    name: (title) => `Resultado de ${title}`,
    first: (name) => `Primer puesto: ${name}`,
    from: (n) => `A partir de ${n === 1 ? '1 evaluación firmada' : `${n} evaluaciones firmadas`}`,
    gave: (name, points, max) => `dio a ${name} ${points} de ${max} puntos`,
  },
  unknown: 'No se pudo cargar el resultado',
  shared: (n) => `Primer puesto, compartido por ${n}`,
};

export const contestTrouble: Messages['contestTrouble'] = {
  partial: {
    title: 'Faltan algunas evaluaciones',
    text: 'El índice no devolvió todas las evaluaciones que cuenta, así que esta clasificación puede ser incorrecta.',
    read: 'Leerlas de la cadena',
  },
  stale: {
    title: 'Sin actualizar',
    text: 'La última actualización falló. Estás viendo datos anteriores.',
    tryAgain: 'Reintentar',
  },
  fromChain: {
    title: 'Leído de la cadena',
    line: 'Leído de la cadena.',
    text: 'Esta página no está usando el índice en este momento.',
    scanDown: 'El índice no responde.',
    reading: 'Leyendo de la cadena',
    back: 'Volver a usar el índice',
  },
  hidden: {
    title: 'Oculto por el operador de este sitio',
    text: 'El operador no muestra este concurso aquí. Sigue siendo público en la cadena: ocultarlo no cambia sus evaluaciones ni su clasificación.',
    showAnyway: 'Mostrar de todos modos',
  },
};

export const contestWriting: Messages['contestWriting'] = {
  pending: {
    asked: 'Tu wallet te pidió firmar una evaluación. Si la firmaste, aparecerá aquí',
    sent: 'Tu evaluación se envió y cuenta en cuanto esté indexada',
    'on-chain': 'Tu evaluación está en la cadena y en un momento será visible para todos',
  },
  pendingMany: {
    asked: 'Tu wallet te pidió firmar varias evaluaciones. Si las firmaste, aparecerán aquí',
    sent: 'Tus evaluaciones se enviaron y cuentan en cuanto estén indexadas',
    'on-chain': 'Tus evaluaciones están en la cadena y en un momento serán visibles para todos',
  },
  pendingSealed: {
    asked: 'Tu wallet te pidió firmar una evaluación sellada. Si la firmaste, aparecerá aquí',
    sent: 'Tu evaluación sellada se envió y aparecerá aquí en cuanto esté indexada',
    'on-chain': 'Tu evaluación sellada está en la cadena y en un momento aparecerá aquí',
  },
  pendingSealedMany: {
    asked: 'Tu wallet te pidió firmar varias evaluaciones selladas. Si las firmaste, aparecerán aquí',
    sent: 'Tus evaluaciones selladas se enviaron y aparecerán aquí en cuanto estén indexadas',
    'on-chain': 'Tus evaluaciones selladas están en la cadena y en un momento aparecerán aquí',
  },
  submitted: 'Tu evaluación es visible para todos',
  sealed: 'Tu evaluación está sellada en la cadena',
  notSigned: 'No la firmé',
};

export const criteria: Messages['criteria'] = {
  presentation: 'Presentación',
  potentialImpact: 'Impacto potencial',
  creativity: 'Creatividad',
  difficulty: 'Dificultad',
  openSource: 'Código abierto',
  documentation: 'Documentación',
  unnamed: (n) => `Criterio ${n}`,
  points: (max) => `De 0 a ${max} puntos`,
  worth: (points) => `+${points}`,
  weight: (weight) => `cuenta ${weight} veces`,
  anchor: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
};

export const drafts: Messages['drafts'] = {
  keep: 'Guardar mis borradores también en este servidor',
  keepHelp: `Te permite continuar en otro dispositivo. El operador de este servidor puede leer las evaluaciones sin publicar. Los borradores se borran ${days} días después de su último cambio.`,
  mine: 'Tus borradores',
  looking: 'Buscando un borrador más reciente en el servidor',
  removing: 'Borrando tus borradores del servidor',
  saving: 'Guardando en el servidor',
  saved: (at) => `Guardado en el servidor: ${at}.`,
  taken: (at) => `Este es el borrador del servidor, guardado el ${at}.`,
  nothing: 'Se guardará en el servidor cuando cambies algo.',
  notRemoved:
    'No se pudieron borrar tus borradores del servidor. Inténtalo de nuevo cuando se pueda acceder a él.',
  unowned:
    'Escribiste esto antes de conectar una cuenta. Se queda en este navegador hasta que lo cambies o marques esta casilla.',
  foreign: (address) => `Escribiste esto como ${address}. Se queda en este navegador.`,

  found: {
    title: 'Tienes un borrador en el servidor',
    text: (at) =>
      `Guardado el ${at}. Si lo usas, los borradores de este navegador también se guardan en el servidor.`,
    replaces: 'Reemplaza lo que hay aquí.',
    act: 'Usar este borrador',
  },
  conflict: {
    title: 'Cambiado aquí y en otro dispositivo',
    text: 'Elige cuál usar. El otro se queda en «Tus borradores».',
    textNoRoom: 'Elige cuál usar. El servidor no tiene espacio para el otro: se perderá.',
    here: 'En este navegador',
    there: (at) => `En el servidor, guardado el ${at}`,
    empty: 'Sin texto todavía',
    keepHere: 'Usar el borrador de este navegador',
    takeThere: 'Usar el borrador del servidor',
  },
  here: {
    'session-required': 'Tu sesión expiró. El borrador está guardado solo en este navegador.',
    'too-large':
      'Esto es demasiado largo para el servidor. El borrador está guardado solo en este navegador.',
    'drafts-too-large':
      'Tus borradores ya ocupan 2 MB en el servidor. El borrador está guardado solo en este navegador.',
    'too-many-drafts':
      'Ya tienes 200 borradores en el servidor. El borrador está guardado solo en este navegador.',
    'drafts-full':
      'El servidor no tiene espacio para borradores en este momento. El borrador está guardado en este navegador, y más tarde en el servidor.',
    unreachable:
      'No se puede acceder al servidor. El borrador está guardado en este navegador, y más tarde en el servidor.',
    unavailable:
      'El servidor no puede guardarlo en este momento. El borrador está guardado en este navegador, y más tarde en el servidor.',
    unexpected:
      'El servidor respondió de forma inesperada. El borrador está guardado solo en este navegador.',
  },
  signIn: 'Iniciar sesión',

  page: {
    title: 'Tus borradores',
    intro: `Borradores que guardaste en este servidor. Su operador puede leerlos. Cada uno se borra ${days} días después de su último cambio.`,
    connect: {
      title: '¿Borradores de quién?',
      text: 'Conecta una wallet e inicia sesión para ver tus borradores en este servidor. Los demás están en el navegador donde los escribiste.',
      act: 'Conectar wallet',
    },
    signIn: {
      title: 'Inicia sesión para ver tus borradores',
      text: 'Aquí solo puedes leerlos con la dirección que los guardó. Iniciar sesión es gratis.',
    },
    loading: 'Cargando tus borradores',
    none: {
      title: 'No hay borradores en este servidor',
      text: 'Para guardar uno aquí, marca «Guardar mis borradores también en este servidor» mientras escribes.',
    },
    failed: 'No se pudieron cargar los borradores',
    tryAgain: 'Reintentar',
    contest: 'Concurso nuevo',
    review: 'Evaluación',
    otherVersion: 'Otra versión',
    unknown: 'Un borrador que esta página no puede leer',
    untitled: 'Concurso sin título',
    of: (title) => `Participación en el concurso «${inSentence(title)}»`,
    saved: (at) => `Guardado el ${at}`,
    goOn: 'Continuar',
    goOnWith: (name) => `Continuar con ${name}`,
    delete: 'Borrar',
    deleteOne: (name) => `Borrar el borrador ${name}`,
    downloadAll: 'Descargar todos',
    deleteAll: 'Borrar todos',
    confirm: {
      title: '¿Borrar todos los borradores de este servidor?',
      text: (n) =>
        n === 1
          ? 'Se borra un borrador para siempre. Los borradores de tus navegadores se quedan ahí.'
          : `Se borran ${n} borradores para siempre. Los borradores de tus navegadores se quedan ahí.`,
      keep: 'Conservarlos',
    },
    deleted: 'Tus borradores están borrados.',
    notDeleted: 'No se pudo borrar. Inténtalo de nuevo.',
  },
};

export const embed: Messages['embed'] = {
  name: 'Concurso',
  untitled: 'Concurso sin título',
  judges: (names, more) =>
    names.length === 0
      ? `${more} ${more === 1 ? 'miembro' : 'miembros'} del jurado`
      : `Jurado: ${names.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
  open: (product) => `Abrir en ${product}`,
  hidden: {
    title: 'Este concurso está oculto aquí',
    text: 'El operador de este sitio lo oculta. Sigue en la cadena, donde cualquiera puede leerlo.',
  },
  heading: 'Insertar',
  intro:
    'Muestra la clasificación en vivo en tu propia página. Quienes la leen no necesitan wallet, y el marco no deja cookies.',
  theme: 'Tema',
  themes: { system: 'Como el sistema de quien lee', light: 'Claro', dark: 'Oscuro' },
  kind: 'Código',
  kinds: { component: 'Componente web', frame: 'Marco simple' },
  kindHelps: { component: 'Tan alto como su contenido.', frame: 'De altura fija; no necesita script.' },
  code: 'Código para tu página',
  copy: 'Copiar código',
  copied: '¡Copiado!',
  copyFailed: 'No se copió. Selecciona el código y cópialo.',
  preview: 'Vista previa del concurso insertado',
  frameTitle: (product) => `Concurso en ${product}`,
};

export const certificate: Messages['certificate'] = {
  pageTitle: (entry, contest) => `Certificado de ${inSentence(entry)} en ${inSentence(contest)}`,
  loading: 'Cargando el certificado',
  name: 'Certificado',
  ordinals: {
    zero: '.º puesto',
    one: '.º puesto',
    two: '.º puesto',
    few: '.º puesto',
    many: '.º puesto',
    other: '.º puesto',
  },
  ofEntries: (n) => `de ${figure(n)}`,
  shared: (n) => `compartido por ${figure(n)}`,
  points: (points, max) => `${points} de ${max} puntos en`,
  judges: () => 'Jurado',
  date: 'Resultado (UTC)',
  verify: 'Compruébalo en',
  print: 'Imprimir',
  toEntry: 'Ver la participación',
  toContest: 'Ver el concurso',
  none: {
    early: {
      title: 'Aún no hay certificado',
      text: (at) =>
        `El concurso termina el ${at}. El certificado estará aquí en cuanto la cadena confirme el resultado.`,
    },
    unconfirmed: {
      title: 'Aún no hay certificado',
      text: 'El concurso ha finalizado, pero la cadena aún no ha confirmado su resultado. El certificado estará aquí en cuanto lo confirme.',
    },
    withdrawn: {
      title: 'No hay certificado',
      text: 'El organizador retiró este concurso, así que no tiene resultado.',
    },
    outside: {
      title: 'No hay certificado',
      text: 'Esta participación fue retirada o descalificada, así que no tiene puesto. Su página dice por qué.',
    },
    unranked: {
      title: 'No hay certificado',
      text: 'Ningún miembro del jurado evaluó esta participación, así que no tiene puesto.',
    },
  },
};

export const ensNames: Messages['ensNames'] = {
  title: 'Nombres',
  text: 'Un nombre puede cambiar de dueño, así que el concurso guarda direcciones. Compáralas con lo que te dijeron los miembros del jurado.',
  lookingUp: 'Buscando la dirección',
  typed: (typed) => `Escribiste ${typed}.`,
  unusual: 'Este nombre tiene letras distintas de la a a la z: comprueba que es el que quieres.',
  use: (n) => (n === 1 ? 'Usar la dirección' : `Usar ${figure(n)} direcciones`),
  used: (n) =>
    n === 1
      ? 'La dirección ocupa ahora el lugar de su nombre.'
      : `${figure(n)} direcciones ocupan ahora el lugar de sus nombres.`,
  tryAgain: 'Reintentar',
  reasons: {
    invalid:
      'ENS no permite este nombre. Quizá mezcla letras parecidas de varios alfabetos. Cópialo de nuevo o escribe la dirección.',
    none: 'Este nombre no tiene dirección. Revisa cómo está escrito o escribe la dirección.',
    'off-chain':
      'Este nombre está en un servidor propio, que no dio una respuesta útil. Escribe la dirección.',
    unavailable:
      'Este nombre no se puede buscar ahora mismo. Inténtalo de nuevo en un momento o escribe la dirección.',
  },
  unsupported:
    'Este sitio no puede buscar nombres, porque su servidor no tiene conexión con la red principal de Ethereum. Pide la dirección de cada uno y escríbela en lugar del nombre.',
};

export const entry: Messages['entry'] = {
  pageTitle: (entry, contest) => `${inSentence(entry)} en ${inSentence(contest)}`,
  loading: 'Cargando la participación',
  of: (n, total) => `Participación ${n} de ${total}`,
  rank: 'Puesto',
  noRank: 'Ninguno aún',
  shared: (n) => `compartido por ${n}`,
  points: 'Puntos',
  ofMax: (max) => `de ${max}`,
  noPoints: 'Ninguno aún',
  spread: 'Dispersión',
  range: (lowest, highest) => (lowest === highest ? `Todas ${lowest}` : `De ${lowest} a ${highest}`),
  oneReview: 'Una evaluación',
  noSpread: 'Ninguna aún',
  coverage: 'Evaluaciones',
  reviewsOf: (reviews, judges) => `${reviews} de ${judges}`,
  reviews: 'Lo que escribió el jurado',
  yours: 'Tu propuesta',
  certificate: 'Certificado',
  about: {
    track: 'Categoría:',
    team: 'Equipo:',
    place: 'Lugar:',
    showPicture: 'Abrir la imagen',
    recused: 'Se abstiene:',
  },
  others: 'Otras participaciones',
  previous: 'Participación anterior',
  next: 'Participación siguiente',
  missing: {
    title: 'No hay tal participación',
    text: (total) =>
      total === 1
        ? 'Este concurso tiene una participación. Comprueba que el enlace se copió completo.'
        : `Este concurso tiene ${total} participaciones. Comprueba que el enlace se copió completo.`,
    toContest: 'Ver el concurso',
  },
};

export const missingDocument: Messages['missingDocument'] = {
  withdrawn: {
    title: 'El organizador retiró este concurso',
    text: 'Ya no admite participaciones ni evaluaciones.',
  },
  title: 'No se pudieron cargar los textos de este concurso',
  text: 'La página muestra números y hashes en lugar de nombres. La clasificación no depende de los textos.',
  loading: 'Cargando los textos de este concurso.',
  reasons: {
    unavailable: 'Aquí no hay ninguna copia disponible.',
    'unsupported-uri': 'Están en un lugar que esta página no abre.',
    'too-large': 'Son más grandes de lo permitido.',
    altered: 'Lo que se encontró no es lo que firmó el organizador.',
    unreadable: 'Lo que se encontró no es un documento de concurso.',
  },
  busy: 'El servidor que guarda una copia no puede responder ahora. Esta página vuelve a preguntar en un minuto.',
  tryAgain: 'Reintentar',
  place: 'Ubicación',
  hash: 'Hash',
};

export const remarks: Messages['remarks'] = {
  terms:
    'Quien envía una propuesta acepta que el organizador pueda admitirla hasta que termine la evaluación.',
  pending: (n) =>
    n === 1 ? '1 propuesta espera al organizador.' : `${n} propuestas esperan al organizador.`,
  changes: 'Cambios y notas',
  fewReviews: (n) =>
    `El organizador quiere al menos ${count(n, 'evaluación', 'evaluaciones')} por participación. Las que tienen menos conservan su puesto.`,
  closeMeans: {
    name: 'Mismos puntos, puestos distintos',
    intro: 'Estos puntos solo coinciden hasta el segundo decimal. Decide el promedio exacto:',
    mean: (sum, reviews) =>
      `${count(sum, 'punto', 'puntos')} en ${count(reviews, 'evaluación', 'evaluaciones')}`,
  },
  outside: {
    name: 'Fuera de la clasificación',
    disqualified: 'Descalificada',
    withdrawn: 'Retirada',
    reason: 'Motivo del organizador',
    entrant: 'Quien la envió la retiró antes de la evaluación.',
  },
  recusals: {
    name: 'Abstenciones',
    intro: 'Estos miembros del jurado no evalúan estas participaciones.',
  },
  withheld: {
    name: 'Evaluaciones no reveladas',
    intro: 'Estos miembros del jurado sellaron una evaluación y no la revelaron. No cuenta.',
  },
};

export const reviewForm: Messages['reviewForm'] = {
  title: 'Evaluar participación',
  criteria: 'Criterios',
  pointsHelp: 'Da puntos a cada criterio.',
  criteriaHelp: 'Marca todo lo que corresponda. También puedes dejarlo todo sin marcar.',
  sentences: {
    presentation: 'Bien explicada y presentada.',
    potentialImpact: 'Ayuda a muchas personas, o mucho a unas pocas.',
    creativity: 'Una idea nueva, o una forma nueva de hacer algo.',
    difficulty: 'Difícil de construir, y funciona.',
    openSource: 'El código es público y su licencia permite construir sobre él.',
    documentation: 'Con la documentación se puede empezar desde cero.',
  },
  entry: {
    show: 'Ver la participación',
    hide: 'Ocultar la participación',
    picture: (n, total) => `Imagen ${n} de ${total}`,
    opensBeside: 'Se abre en una ventana junto al formulario',
  },
  mine: (n) => `Tus otras evaluaciones (${n})`,
  mineSaved: 'Guardada en este dispositivo, aún sin firmar',
  sum: 'Puntos',
  answered: (given, total) => `${given} de ${total} criterios`,
  missing: 'Elige los puntos.',
  chosen: (criterion, points, max) => `${criterion}: ${points} de ${max}`,
  draft: (given, comment) => `Puntos para ${given === 1 ? '1 criterio' : `${given} criterios`}. ${comment}`,
  comment: 'Comentario',
  commentHelp: 'Lo leen quienes participan. Di qué está bien y qué podría mejorar. Opcional.',
  commentCount: (used, max) => `${used} de ${max} bytes`,
  noPointsYet: (button) =>
    `Esta evaluación da 0 puntos. Si es lo que quieres, presiona «${button}» otra vez.`,
  noCommentYet: (button) =>
    `No has escrito un comentario. Quienes participan aprenden más de una o dos frases. Para omitirlo, presiona «${button}» otra vez.`,
  change: 'Ya evaluaste esta participación. Una evaluación nueva reemplaza la anterior.',
  draftNotKept: 'Este navegador no puede guardar tu borrador. Se perderá cuando cierres la página.',
  submit: 'Publicar evaluación',
  save: 'Guardar, siguiente participación',
  close: 'Cerrar',
  next: 'Participación siguiente',
  keys: {
    tick: 'marcar',
    comment: 'comentar',
    submit: 'publicar',
    control: 'Ctrl',
    enter: 'Intro',
    points: 'puntos',
    arrows: 'cambiar los puntos',
    help: 'Los dígitos van al criterio con el foco, o si no, al siguiente sin puntos. Dos dígitos seguidos forman un número si la escala llega hasta ahí.',
  },
  queue: {
    progress: 'Tus evaluaciones de este concurso',
    reviewed: (done, total, { saved, skipped }) =>
      [
        `${done} de ${total} evaluadas`,
        ...(saved > 0 ? [saved === 1 ? '1 guardada' : `${saved} guardadas`] : []),
        ...(skipped > 0 ? [`${skipped} para después`] : []),
      ].join(', '),
    next: (name) => `Después: ${inSentence(name)}`,
    skip: 'No está ahora',
    leave: 'Salir de la cola',
    title: 'Tu cola',
    nothing: 'No te queda nada por evaluar',
    allReviewed: (total) =>
      total === 1 ? 'La única participación está evaluada' : `Las ${total} están evaluadas`,
    thanks: 'Gracias. Puedes cambiar una evaluación hasta que termine la evaluación.',
    left: (n) => (n === 1 ? 'Queda una participación' : `Quedan ${n} participaciones`),
    leftHelp: 'Los borradores que empezaste están guardados.',
    onTheWay: (n) => (n === 1 ? 'Firmada, pendiente' : `${n} firmadas, pendientes`),
    arrived: 'Firmada, visible para todos',
    arrivedSealed: 'Firmada y sellada',
    goOn: 'Continuar',
    toContest: 'Volver al concurso',
    elsewhere: 'Evaluaciones pendientes en otros concursos',
  },
  offline: 'Estás sin conexión. Lo que evalúas se guarda aquí; fírmalo cuando vuelva la conexión.',
  offlineNotKept:
    'Estás sin conexión y este navegador no puede guardar tu borrador. Deja abierta esta página y firma la evaluación cuando vuelva la conexión.',
  sealed: {
    submit: 'Sellar evaluación',
    step: 'Sellada en la cadena',
    signedBy: 'Firmada por',
  },
  many: {
    title: 'Firma tus evaluaciones',
    ready: (n) => (n === 1 ? '1 evaluación lista para firmar' : `${n} evaluaciones listas para firmar`),
    text: 'Tu wallet pregunta una sola vez por todo lo marcado. Hasta entonces, nadie más puede leerlas.',
    reviews: 'Lo que se firmará',
    sign: (n) => (n === 1 ? 'Firmar 1 evaluación' : `Firmar ${n} evaluaciones`),
    signAll: (n) => `Firmar las ${n} evaluaciones`,
    zero: (n) =>
      n === 1 ? 'Una de estas evaluaciones da 0 puntos.' : `${n} de estas evaluaciones dan 0 puntos.`,
    tooMany: (now, rest) =>
      rest === 1
        ? `No todo cabe en una transacción: ahora se firman ${now} de estas evaluaciones, y después una más.`
        : `No todo cabe en una transacción: ahora se firman ${now} de estas evaluaciones, y después ${rest} más.`,
    leftOut: 'No incluidas',
    reasons: {
      'no-points': 'Faltan puntos.',
      'too-long': 'El comentario es demasiado largo.',
      malformed: 'El comentario contiene un carácter no válido.',
      same: 'Tu evaluación firmada ya dice exactamente esto.',
      pending: 'Ya firmaste una evaluación de esta participación, pero todavía no es visible.',
    },
    visible: (n) =>
      n === 1 ? 'Tu evaluación es visible para todos' : `${n} evaluaciones son visibles para todos`,
    sealed: (n) =>
      n === 1 ? 'Tu evaluación está sellada en la cadena' : `${n} evaluaciones están selladas en la cadena`,
  },
  problems: {
    notOpen: 'La evaluación no ha empezado. Una evaluación firmada ahora sería rechazada.',
    sealed:
      'Este concurso está sellado: las evaluaciones son secretas hasta que termine la evaluación. Recarga la página para evaluarlo.',
    pointsMissing: 'Da puntos a cada criterio: el cero también cuenta.',
    pointsWrong: 'Estos puntos no son parte de la escala. Elígelos de nuevo.',
    commentTooManyBytes: (length, max) =>
      `El comentario tiene ${length} bytes; el máximo es ${max}. Acórtalo: una tilde o un emoji ocupa varios bytes.`,
    contestOver: 'La evaluación terminó. Una evaluación firmada ahora no contaría.',
    contestWithdrawn: 'El organizador retiró este concurso. Ya no acepta evaluaciones.',
    notAJudge: 'Esta cuenta no forma parte del jurado de este concurso. Sus evaluaciones no contarían.',
    unknownEntry: 'Esta participación no está en el concurso.',
    commentMalformed: 'El comentario contiene un carácter no válido. Bórralo y escríbelo de nuevo.',
  },
};

export const ignored: Messages['ignored'] = {
  name: 'No contadas',
  counted: (n) => (n === 0 ? 'No contadas' : `No contadas (${n})`),
  intro: 'Atestaciones sobre este concurso que no cambian su resultado, cada una con el motivo.',
  none: 'Todas las atestaciones del jurado cuentan.',
  reasons: {
    superseded: 'El mismo miembro del jurado evaluó de nuevo esta participación más tarde.',
    withdrawn: 'El miembro del jurado la retiró.',
  },
  points: (points) => `declara ${count(points, 'punto', 'puntos')}`,
  lookAlike:
    'La dirección de alguien del jurado, del organizador o de otro firmante empieza y termina igual. Compara la dirección completa.',
  more: (n) => `Mostrar ${n} más`,
};

export const lifecycle: Messages['lifecycle'] = {
  remind: 'Copiar un recordatorio',
  remindJudge: (name) => `Recordar a ${name}`,
  remindShort: 'Recordar',
  reminded: '¡Copiado!',
  remindFailed: 'El recordatorio no se copió.',
  reviewReminder: (title, judges, until, link) =>
    `Todavía faltan evaluaciones en «${title}»:\n${judges.join('\n')}\nLa evaluación termina el ${until}.\nTu siguiente participación: ${link}`,
  revealReminder: (title, judges, until, link) =>
    `Hay evaluaciones selladas de «${title}» sin revelar. Solo cuentan cuando se revelan:\n${judges.join('\n')}\nRevélalas hasta el ${until}: ${link}`,
  reminderJudge: (address, left) =>
    `${address}: ${left === 1 ? 'falta 1 participación' : `faltan ${left} participaciones`}`,
  next: 'Preparar el próximo concurso',
  contest: {
    done: 'El concurso está retirado',
  },
  review: {
    title: '¿Retirar tu evaluación?',
    lines: [
      'Deja de contar. Tus evaluaciones anteriores de esta participación no vuelven a valer.',
      'No se borra nada: su texto queda en la cadena para siempre.',
      'Esto no se puede deshacer. Puedes escribir una evaluación nueva hasta que termine la evaluación.',
    ],
    linesSealed: [
      'Ya no se podrá revelar y no cuenta. Tus evaluaciones anteriores de esta participación no vuelven a valer.',
      'Todos verán para siempre que retiraste una evaluación sellada. Sus puntos y su comentario siguen en secreto.',
      'Esto no se puede deshacer. Puedes sellar una evaluación nueva hasta que termine el plazo de evaluación.',
    ],
    act: 'Retirar evaluación',
    done: 'Tu evaluación está retirada',
  },
  recusal: {
    title: '¿Abstenerte en esta participación?',
    lines: [
      'No podrás evaluar nunca más esta participación: una abstención es definitiva.',
      'Si la evaluaste, tu evaluación deja de contar.',
      'Todos verán para siempre que te abstuviste.',
    ],
    act: 'Abstenerse',
    done: 'Te abstuviste en esta participación',
  },
  notAJudge: 'Tu dirección no forma parte del jurado de este concurso:',
  keep: 'Conservar',
  pending: {
    contest: {
      asked: 'Tu wallet te pidió retirar este concurso. Si firmaste, esta página lo mostrará',
      sent: 'Se envió el retiro de este concurso',
      'on-chain': 'El retiro está en la cadena; en un momento será visible para todos',
    },
    recusal: {
      asked: 'Tu wallet te pidió firmar una abstención. Si la firmaste, esta página lo mostrará',
      sent: 'Se envió tu abstención',
      'on-chain': 'Tu abstención está en la cadena; en un momento será visible para todos',
    },
    reveals: {
      asked: 'Tu wallet te pidió revelar evaluaciones. Si firmaste, esta página lo mostrará',
      sent: 'Se envió la revelación',
      'on-chain': 'La revelación está en la cadena; en un momento será visible para todos',
    },
    review: {
      asked: 'Tu wallet te pidió retirar una evaluación. Si firmaste, esta página lo mostrará',
      sent: 'Se envió el retiro de tu evaluación',
      'on-chain': 'El retiro está en la cadena; en un momento será visible para todos',
    },
  },
};

export const longComment: Messages['longComment'] = {
  elsewhere: (place) => `El comentario es demasiado largo para la cadena. Está en ${place}`,
  loading: 'Cargando el comentario',
  missing: 'Este comentario no está disponible.',
  unusable: 'Lo que se encontró no es el comentario que firmó el jurado.',
  place: (uri) => `Ubicación: ${uri}`,
  hash: (hash) => `Hash: ${hash}`,
  tryAgain: 'Reintentar',
  showAll: 'Mostrar el comentario completo',
};

export const pictures: Messages['pictures'] = {
  field: 'Imagen',
  choose: 'Agregar una imagen',
  chooseMore: 'Otra más',
  help: (max) =>
    max === 1
      ? 'Arrastra, pega, elige o haz una. Tu navegador la reduce y quita sus metadatos, como el lugar donde se tomó.'
      : `Arrastra, pega, elige o haz hasta ${max}. Tu navegador las reduce y quita sus metadatos, como el lugar donde se tomaron. La primera va en la tarjeta.`,
  shortHelp: (max) =>
    max === 1
      ? 'Arrastra, pega, elige o haz una.'
      : `Arrastra, pega, elige o haz hasta ${max}. La primera va en la tarjeta.`,
  shrinking: 'Reduciendo la imagen',
  storing: 'Guardando la imagen',
  onCard: 'En la tarjeta',
  picture: (n) => `Imagen ${n}`,
  alt: 'Texto alternativo',
  altOf: (n) => `Texto alternativo ${n}`,
  altHint: 'para quienes no pueden verla',
  remove: (name) => `Quitar ${name}`,
  earlier: (name) => `Mover ${name} hacia delante`,
  later: (name) => `Mover ${name} hacia atrás`,
  missing: 'El servidor ya no tiene esta imagen. Quítala y agrégala otra vez.',
  tooMany: (max) =>
    max === 1
      ? 'Hay espacio para una imagen. Quítala para agregar otra.'
      : `Hay espacio para ${max} imágenes. Quita una para agregar otra.`,
  tryAgain: 'Reintentar',
  notPossible: 'Aquí no se pueden agregar imágenes: el servidor de este sitio no las guarda.',
  problems: {
    'not-a-picture': 'Tipo de archivo no compatible. Usa PNG, JPEG, WebP o GIF.',
    broken: 'Esta imagen no se puede abrir. Puede que el archivo esté dañado.',
    'too-large': 'Esta imagen es demasiado grande para abrirla aquí. Redúcela primero.',
    'does-not-fit': 'Esta imagen no se puede reducir lo suficiente. Prueba con otra.',
  },
};

export const longRanking: Messages['longRanking'] = {
  find: 'Buscar una participación',
  found: (n, total) => `${figure(n)} de ${count(total, 'participación', 'participaciones')}`,
  showAll: (n) => `Mostrar las ${figure(n)} participaciones`,
};

export const organize: Messages['organize'] = {
  name: 'Organizador',
  failed: 'No se pudieron cargar las herramientas del organizador. Vuelve a cargar la página.',
  toDo: {
    title: 'Lo siguiente',
    nothing: 'No tienes nada pendiente.',
    open: 'Ir a las tareas',
    more: (n) => (n === 1 ? 'y 1 tarea más' : `y ${figure(n)} tareas más`),
    begin: (names) =>
      names.length > 2
        ? `${figure(names.length)} miembros del jurado no han empezado`
        : `${names.join(' y ')} no ${names.length === 1 ? 'ha' : 'han'} empezado`,
    missing: (n, at) =>
      `En total ${n === 1 ? 'falta' : 'faltan'} ${count(n, 'evaluación', 'evaluaciones')}. La evaluación termina el ${at}.`,
    finish: (n) => `${n === 1 ? 'Falta' : 'Faltan'} ${count(n, 'evaluación', 'evaluaciones')}`,
    reveals: (n) => `${count(n, 'evaluación sellada', 'evaluaciones selladas')} sin revelar`,
    until: (at) => `Hasta el ${at}.`,
    later: (entries, judges) =>
      `Por agregar: ${[
        ...(entries > 0 ? [count(entries, 'participación', 'participaciones')] : []),
        ...(judges > 0 ? [count(judges, 'miembro del jurado', 'miembros del jurado')] : []),
      ].join(' y ')}`,
    laterText: 'No cabían en el inicio. Este navegador los guarda hasta que los agregues.',
    laterUnread: (n) =>
      `No se ${n === 1 ? 'puede' : 'pueden'} leer ${count(n, 'lista', 'listas')} de este navegador`,
    laterUnreadText:
      'No se pudo volver a leer todo lo que no cabía en el inicio. Compara las participaciones y el jurado con tus propias listas, y agrega lo que falte.',
    addLater: 'Continuar',
    submissions: (n) => `${count(n, 'propuesta te espera', 'propuestas te esperan')}`,
    submissionsText: 'Admítelas todas, o mira cada una más abajo.',
    entry: (name, n) =>
      n === 0
        ? `${name} no tiene evaluaciones`
        : `${name} solo tiene ${count(n, 'evaluación', 'evaluaciones')}`,
    reviews: (entries, n) =>
      n === 0
        ? `${figure(entries)} participaciones no tienen evaluaciones`
        : `${figure(entries)} participaciones solo tienen ${count(n, 'evaluación', 'evaluaciones')} cada una`,
    wanted: (n) => `Tu mínimo es de ${count(n, 'evaluación', 'evaluaciones')} por participación.`,
    assign: 'Decide quién evalúa qué',
    assignText: 'Sin asignaciones, cada miembro del jurado debe evaluar todas las participaciones.',
    awards: 'Di quién recibe los premios',
    awardsText: 'La clasificación es definitiva. Los premios son una nota a su lado.',
    judges: 'Nadie evalúa este concurso todavía: amplía el jurado más abajo',
    entries: 'Todavía no hay participaciones: agrégalas más abajo',
    dates: {
      submissions: 'Termina el plazo de propuestas',
      admission: 'Empieza la evaluación',
      upcoming: 'Empieza la evaluación',
      judging: 'Termina la evaluación',
      revealing: 'Termina la revelación',
    },
  },
  assignments: {
    name: 'Asignaciones',
    state: (isMade) => (isMade ? 'publicadas' : 'ninguna'),
    everybody: 'Se pide a cada miembro del jurado que evalúe cada participación.',
    title: 'Asignar participaciones al jurado',
    act: 'Asignar participaciones',
    perEntry: 'Miembros del jurado por participación',
    order: 'Reparto',
    orders: { mixed: 'En grupos cambiantes', track: 'Por categoría', place: 'Por lugar' },
    keep: 'Conservar lo asignado',
    keepText:
      'Solo se asignan las participaciones a las que les falta alguien. Las evaluaciones hechas siempre quedan.',
    summary: (entries, judges, each) =>
      `${count(entries, 'participación', 'participaciones')}, ${count(judges, 'miembro del jurado', 'miembros del jurado')}, ${figure(each)} por participación. Las asignaciones son un consejo: cada miembro puede evaluar todas las participaciones.`,
    short: (entries, wanted) =>
      `${count(entries, 'participación tiene', 'participaciones tienen')} menos de ${count(wanted, 'miembro del jurado', 'miembros del jurado')}.`,
    nothing: 'No hay nada asignado.',
    numbers: (entries) => `Participaciones ${entries.join(', ')}`,
    reviewedOf: (entries) => `Evaluadas: ${entries.join(', ')}.`,
    leftOf: (entries) => `Por evaluar: ${entries.join(', ')}.`,
    progress: (done, due) => `${figure(done)} de ${figure(due)} evaluadas`,
    sealed: 'Las participaciones de las evaluaciones selladas aparecen cuando estas se revelan.',
    reviewed: 'Evaluada',
    assigned: 'Asignada',
    change: 'Cambiar',
    changeOf: (name) => `Cambiar las participaciones de ${name}`,
    handOf: (name) => `Participaciones de ${name}`,
    count: (n) =>
      n === 0
        ? 'nada asignado'
        : n === 1
          ? '1 participación asignada'
          : `${figure(n)} participaciones asignadas`,
  },
  coverage: {
    label: 'Cobertura',
    before: 'La evaluación aún no ha empezado.',
    nothing: 'No hay evaluaciones pendientes.',
    reviews: (done, due) =>
      `${figure(done)} de ${count(due, 'evaluación recibida', 'evaluaciones recibidas')}.`,
    sealed: (done, due) => `${figure(done)} de ${count(due, 'evaluación sellada', 'evaluaciones selladas')}.`,
    revealed: (done, sealed) =>
      `${figure(done)} de ${count(sealed, 'evaluación sellada revelada', 'evaluaciones selladas reveladas')}.`,
    judge: (done, due) => `${figure(done)} de ${figure(due)}`,
    judgeSealed: (done, due) => `${figure(done)} de ${figure(due)} selladas`,
    abstained: 'se abstuvo en todas las participaciones',
    idle: (due) => `no ha empezado, 0 de ${figure(due)}`,
  },
  submissions: {
    title: 'Propuestas',
    counts: (waiting, admitted, refused) =>
      `${figure(waiting)} en espera, ${count(admitted, 'admitida', 'admitidas')}${refused > 0 ? `, ${count(refused, 'no admitida', 'no admitidas')}` : ''}`,
    none: 'No hay propuestas pendientes.',
    admittedOnly:
      'Hay demasiadas propuestas para leerlas todas de la cadena: solo se muestran las admitidas.',
    by: 'De',
    refused: 'No admitida',
    copy: 'Copia',
    copyText: 'Otra cuenta envió antes los mismos textos e imágenes.',
    admit: (name) => `Admitir ${name}`,
    admitShort: 'Admitir',
    admitAll: 'Admitir todas',
    refuse: (name) => `No admitida: ${name}`,
    refuseShort: 'No admitida',
  },
  judges: {
    title: 'Jurado',
    add: 'Ampliar el jurado',
    remove: (name) => `Quitar a ${name}`,
    removeShort: 'Quitar',
    none: 'Este concurso no tiene jurado.',
    done: 'Hecho',
  },
  entries: {
    title: 'Participaciones',
    counts: (standing, outside) =>
      outside === 0
        ? count(standing, 'participación', 'participaciones')
        : `${count(standing, 'participación', 'participaciones')}, ${figure(outside)} fuera de la clasificación`,
    none: 'No hay participaciones.',
    add: 'Agregar participaciones',
    disqualify: (name) => `Descalificar ${name}`,
    disqualifyShort: 'Descalificar',
  },
  dates: {
    title: 'Fechas',
    over: 'Todas las fechas han pasado.',
    postpone: 'Aplazar',
    until: (at) => `Hasta el ${at} puedes aplazarlas.`,
  },
  notes: {
    title: 'Notas',
    counts: (n) => (n === 0 ? 'ninguna' : n === 1 ? '1 publicada' : `${figure(n)} publicadas`),
    none: 'No has publicado ninguna nota.',
    loading: 'Se están leyendo tus notas.',
    failed: 'No se pudieron leer tus notas',
    failedText:
      'Hasta entonces no se sabe aquí qué propuestas rechazaste, qué asignaste ni qué premios publicaste. Lo que depende de eso tiene que esperar.',
    tryAgain: 'Reintentar',
    add: 'Agregar una nota',
    withdraw: 'Retirar esta nota',
    kinds: {
      text: 'Nota',
      'not-admitted': 'No admitida',
      assignments: 'Asignaciones',
      awards: 'Premios',
      other: 'Nota',
    },
  },
  print: {
    judges: {
      open: 'Imprimir hojas del jurado',
      title: 'Imprimir una hoja para cada miembro del jurado',
      text: (n) =>
        `${count(n, 'hoja', 'hojas')}: sus participaciones, espacio para puntos y un código QR que abre la siguiente participación.`,
    },
    places: {
      open: 'Imprimir tarjetas de mesa',
      title: 'Imprimir una tarjeta para cada participación',
      text: (n) =>
        `${count(n, 'tarjeta', 'tarjetas')}: lugar, nombre, equipo y un código QR que abre la página de la participación.`,
    },
    act: 'Imprimir',
    number: (n) => `Participación ${figure(n)}`,
    until: (n, at) => `${count(n, 'participación', 'participaciones')} por evaluar hasta el ${at}`,
    entry: 'Participación',
    place: 'Lugar',
    most: (points) => `(de 0 a ${figure(points)})`,
    sign: 'Las notas en papel no cuentan. Escanea el código y firma allí tus evaluaciones.',
  },
  account: {
    only: 'Solo la cuenta que inició el concurso puede actuar en él:',
    several:
      '¿Organizan varias personas? Inicia el concurso desde un Safe, que se conecta como cualquier wallet: sus dueños firman entonces cada acción. Un dueño también puede abrir esta sección con el enlace de abajo y guardar cada acción como archivo para el Transaction Builder del Safe.',
    link: 'Copiar el enlace a esta sección',
    guest:
      'Ves esta sección sin la cuenta del organizador. Cada acción se puede guardar como archivo para un Safe.',
  },
  contest: {
    withdraw: 'Retirar el concurso',
    until: 'Puedes retirar el concurso hasta la primera evaluación.',
  },
  showMore: 'Mostrar más',
  fields: {
    reason: 'Motivo',
    required: 'Escribe algo aquí.',
    tooLong: (over) => `Sobran ${count(over, 'byte', 'bytes')}.`,
  },
  admit: {
    title: (n) => (n === 1 ? '¿Admitir esta propuesta?' : `¿Admitir ${figure(n)} propuestas?`),
    numbers: (first, n) =>
      n === 1
        ? `Será la participación número ${figure(first)}, y el jurado la evaluará.`
        : `Serán las participaciones ${figure(first)} ${n === 2 ? 'y' : 'a'} ${figure(first + n - 1)}, y el jurado las evaluará.`,
    text: 'Todos verán para siempre que la admitiste. Después solo podrás descalificar una participación.',
    act: (n) => (n === 1 ? 'Admitir' : `Admitir ${figure(n)} propuestas`),
    subject: (n) => count(n, 'propuesta', 'propuestas'),
    more: (n) => `Una transacción admite 200 como máximo: ${figure(n)} quedan para la siguiente.`,
  },
  refuse: {
    title: '¿No admitir esta propuesta?',
    lines: [
      'Tu motivo será una nota sobre la propuesta, que todos podrán leer para siempre.',
      'No se borra nada: la propuesta sigue siendo pública, y aún puedes admitirla.',
    ],
    act: 'Publicar el motivo',
  },
  disqualify: {
    title: '¿Descalificar esta participación?',
    lines: [
      'Sale de la clasificación y sus evaluaciones dejan de contar.',
      'Todos verán esto y tu motivo, para siempre.',
      'No se puede deshacer.',
    ],
    act: 'Descalificar',
  },
  list: {
    title: 'Agregar participaciones',
    lines: [
      'Reciben los números siguientes, y todo el jurado las evalúa.',
      'Todos verán para siempre que las agregaste.',
    ],
    act: (n) => (n === 1 ? 'Agregar 1 participación' : `Agregar ${figure(n)} participaciones`),
    subject: (n) => count(n, 'participación', 'participaciones'),
    entry: (n) => `Participación ${figure(n)}`,
    another: 'Agregar otra participación',
    remove: (n) => `Quitar la participación ${figure(n)}`,
    room: (bytes) => `Queda espacio para unos ${count(bytes, 'byte', 'bytes')}.`,
  },
  addLater: {
    title: {
      list: (n) => `Agregar ${count(n, 'participación más', 'participaciones más')}`,
      judges: (n) => `Agregar ${count(n, 'miembro del jurado más', 'miembros del jurado más')}`,
    },
    subject: {
      list: (n) => count(n, 'participación', 'participaciones'),
      judges: (n) => count(n, 'miembro del jurado', 'miembros del jurado'),
    },
    act: {
      list: (n) => `Agregar ${count(n, 'participación', 'participaciones')}`,
      judges: (n) => `Agregar ${count(n, 'miembro del jurado', 'miembros del jurado')}`,
    },
    step: (n, of) => `Esta es la confirmación ${figure(n)} de ${figure(of)}.`,
    lines: [
      'Una transacción no pudo iniciar el concurso con todos, así que siguen ahora.',
      'Puedes cerrar esto y continuar después: en este navegador desde «Lo siguiente», en otro con el archivo del borrador, en «Agregar participaciones».',
      'Todos verán para siempre qué agregaste y cuándo.',
    ],
    behind: 'Esta página aún está leyendo lo que agregaste antes. Podrás continuar en un momento.',
  },
  fromDraft: {
    ask: '¿Se inició este concurso en otro navegador?',
    open: 'Abrir el archivo del borrador',
    hint: 'Si un concurso grande se inició en otro navegador, el archivo de su borrador tiene lo que falta por agregar.',
    refused: {
      'other-contest':
        'Este archivo no es el borrador de este concurso: su título o sus primeras participaciones son otros. Elige el archivo que guardaste antes de iniciarlo.',
      'nothing-left': 'El concurso tiene todas las participaciones y todo el jurado de este archivo.',
      names:
        'Un miembro del jurado de este archivo no tiene dirección. Ábrelo en el formulario para iniciar un concurso, usa las direcciones de los nombres y guarda el archivo de nuevo.',
      invalid:
        'Este archivo tiene una participación o un texto que no se puede agregar. Ábrelo en el formulario para iniciar un concurso, que dice qué corregir, y guarda el archivo de nuevo.',
      'not-kept':
        'Este navegador no puede guardar lo que falta por agregar. Permite que este sitio guarde datos.',
    },
  },
  addJudges: {
    title: 'Ampliar el jurado',
    field: 'Jurado',
    hint: (resolvesNames) =>
      resolvesNames
        ? 'uno por línea: la dirección o un nombre ENS y, si quieres, un nombre'
        : 'uno por línea: la dirección y, si quieres, un nombre',
    isName: (line) => `La línea ${figure(line)} es un nombre. Cámbialo por su dirección.`,
    lines: [
      'Pueden evaluar todas las participaciones hasta que termine la evaluación.',
      'Todos verán para siempre a quién se agregó y cuándo.',
    ],
    act: (n) =>
      n === 0 ? 'Ampliar el jurado' : `Agregar ${count(n, 'miembro del jurado', 'miembros del jurado')}`,
    subject: (n) => count(n, 'miembro del jurado', 'miembros del jurado'),
    named: 'La cadena solo recibe direcciones. Después puedes publicar los nombres en una nota.',
    note: (judges) => `Nuevo en el jurado:\n${judges.join('\n')}`,
    notAnAddress: (line) => `La línea ${figure(line)} no es una dirección.`,
    twice: (line) => `La línea ${figure(line)} repite una dirección.`,
    known: (line) => `La cuenta de la línea ${figure(line)} ya está en el jurado.`,
    tooMany: 'Una transacción cambia como máximo 100 miembros del jurado.',
  },
  removeJudge: {
    title: '¿Quitar a este miembro del jurado?',
    lines: [
      'Esta cuenta ya no podrá evaluar.',
      'Todos verán para siempre que la quitaste. Puedes volver a agregarla.',
    ],
    act: 'Quitar',
  },
  postpone: {
    title: 'Aplazar el concurso',
    lines: [
      'Cada fecha solo puede retrasarse, 14 días como máximo en total. Las fechas pasadas no cambian.',
      'Todos verán la fecha anterior, la nueva y tu motivo, para siempre.',
    ],
    act: 'Aplazar',
    zone: (zone) => `Todas las horas están en tu zona horaria, ${zone}.`,
    latest: (at) => `A más tardar, el ${at}.`,
    unchanged: 'Retrasa al menos una fecha.',
    earlier: 'Una fecha solo puede retrasarse.',
    tooLate: 'Son más de 14 días de retraso sobre lo previsto.',
    order: 'Las fechas no están en orden.',
    missing: 'Elige fecha y hora.',
  },
  awards: {
    name: 'Premios',
    title: 'Premios',
    counts: (n) => (n === 0 ? 'ninguno todavía' : n === 1 ? '1 publicado' : `${figure(n)} publicados`),
    byRanking: 'Según la clasificación de ahora:',
    nobody: 'nadie todavía',
    write: 'Otorgar los premios',
    award: (n) => `Premio ${figure(n)}`,
    prize: 'Premio',
    entry: 'Participación',
    add: 'Agregar un premio',
    remove: (n) => `Quitar el premio ${figure(n)}`,
    willSay: 'La página lo dirá.',
    outside: {
      disqualified: (name) => `${name} (descalificada)`,
      withdrawn: (name) => `${name} (retirada)`,
    },
    lines: [
      'Estos premios reemplazan a los que publicaste antes.',
      'Todos pueden leerlos, para siempre. La clasificación no cambia.',
    ],
  },
  note: {
    title: 'Agregar una nota',
    about: 'Sobre',
    contest: 'El concurso',
    text: 'Nota',
    lines: [
      'Todos pueden leerla para siempre, también después de que la retires.',
      'No cambia nada en la clasificación.',
    ],
    assignmentsLines: [
      'Estas asignaciones reemplazan a las que publicaste antes.',
      'Todos pueden leer, para siempre, quién debe evaluar qué.',
    ],
    act: 'Publicar',
  },
  withdrawNote: {
    title: '¿Retirar esta nota?',
    lines: ['Las páginas dejan de mostrarla.', 'No se borra nada: su texto queda para siempre en la cadena.'],
    act: 'Retirar la nota',
  },
  withdrawContest: {
    title: '¿Retirar este concurso?',
    lines: [
      'Todos verán que lo retiraste, y ya no aceptará nada.',
      'No se borra nada: todo lo firmado queda para siempre en la cadena.',
      'No se puede deshacer. Puedes iniciar un concurso nuevo con las mismas participaciones y el mismo jurado.',
    ],
    act: 'Retirar el concurso',
  },
};

export const people: Messages['people'] = {
  warnings: {
    address: 'El nombre de esta cuenta parece una dirección',
    'mixed-alphabets': 'Este nombre mezcla letras de varios alfabetos',
    'same-name': 'Otra cuenta aquí tiene un nombre que se ve igual',
  },
};

export const plots: Messages['plots'] = {
  coverage: {
    label: 'Evaluaciones contadas',
    counted: (reviews, possible) => `${reviews} de ${count(possible, 'evaluación', 'evaluaciones')}`,
    sealed: (sealed, possible) => `${sealed} de ${possible} selladas`,
  },
  looks: { name: 'Mostrar como', cards: 'Tarjetas', table: 'Tabla' },
  podium: {
    first: 'Primer puesto',
    leads: 'En cabeza',
    points: (points, max) => `${points} de ${max} puntos`,
    shared: (n) => `Compartido por ${n} participaciones`,
    place: (n) => `${n}.º puesto`,
    announced: (winners) => `El resultado es definitivo. 1.º puesto: ${listOf.format(winners)}.`,
    more: (n) => (n === 1 ? 'y 1 ganador más' : `y ${n} ganadores más`),
    nobody: 'No se evaluó ninguna participación, así que no hay resultado.',
  },
  rules: 'Reglas y enlaces',
  title: 'Diferencias entre los miembros del jurado',

  matrix: {
    name: 'Puntos por participación y miembro del jurado',
    part: (from, to) => `Puntos por participación y miembro del jurado, del ${from} al ${to}`,
    entry: 'Participación',
    intro: 'Una columna por miembro del jurado. Un color más intenso significa más puntos.',
    empty: 'sin evaluación',
  },

  second: {
    leads: {
      same: (n) =>
        n === 1
          ? 'Si se compensa la severidad del jurado, va primera la misma participación'
          : 'Si se compensa la severidad del jurado, van primeras las mismas participaciones',
      differs: 'Si se compensa la severidad del jurado, va primera otra participación',
      text: 'No todo el jurado ha evaluado todas las participaciones, y algunas personas son más severas que otras. Al compensarlo, la primera depende de quién la evaluó. La clasificación que cuenta es la de arriba; más evaluaciones lo aclararían.',
    },
    wins: {
      same: (n) =>
        n === 1
          ? 'Si se compensa la severidad del jurado, gana la misma participación'
          : 'Si se compensa la severidad del jurado, ganan las mismas participaciones',
      differs: 'Si se compensa la severidad del jurado, gana otra participación',
      text: 'No todo el jurado ha evaluado todas las participaciones, y algunas personas son más severas que otras. Al compensarlo, la primera depende de quién la evaluó. La clasificación de arriba sigue siendo el resultado.',
    },
    name: 'Puntos ajustados según la severidad',
    rank: 'Puesto',
    entry: 'Participación',
    points: 'Puntos',
    mean: 'Promedio',
    firstHere: 'primera aquí',
    firstByMean: 'primera por promedio',
  },
};

export const refusals: Messages['refusals'] = {
  AccessDenied: 'Solo la cuenta que la firmó puede retirarla. Elige esa cuenta en tu wallet.',
  AlreadyRevoked: 'Ya está retirada. Recarga la página para verlo.',
  InvalidExpirationTime: 'La fecha de fin ya pasó. Elige un fin posterior y firma de nuevo.',
  InvalidSchema: 'Esta cadena no tiene el esquema del concurso. Comprueba la cadena y recarga la página.',
  InvalidRevocation: 'Esto no se puede retirar. Recarga la página.',
  NotFound: 'La cadena no la conoce. Comprueba la cadena y recarga la página.',
  NotPayable: 'No debe transferir monedas. Recarga la página y firma de nuevo.',
  NotEAS: 'Solo EAS puede llamar al contrato del concurso. Recarga la página y firma de nuevo.',
  ForeignSchema: 'Este concurso no acepta eso. Recarga la página y firma de nuevo.',
  Expiring: 'No debe caducar. Recarga la página y firma de nuevo.',
  Irrevocable: 'Debe poder retirarse más adelante. Recarga la página y firma de nuevo.',
  Undecodable: 'El contrato del concurso no puede leerla. Recarga la página y firma de nuevo.',
  Oversized:
    'Un texto es demasiado largo: un comentario o un motivo tiene como máximo 4096 bytes, un título 800 y el enlace a un documento 8192. Acórtalo.',
  UnknownContest: 'Este concurso no existe en esta cadena. Comprueba el enlace del concurso.',
  ContestIsRevoked: 'El organizador retiró este concurso y ya no acepta nada. Elige otro concurso.',
  OutsideWindow: 'El concurso no acepta esto en este momento. Mira sus fechas en la página.',
  NotOrganizer: 'Solo el organizador del concurso puede hacerlo. Elige esa cuenta en tu wallet.',
  NotJudge:
    'Esta cuenta no forma parte del jurado de este concurso. Elige otra cuenta o pregunta al organizador.',
  NotEntrant: 'Solo la cuenta que envió la participación puede cambiarla. Elige esa cuenta en tu wallet.',
  UnexpectedReference: 'Un concurso no debe referirse a otra atestación. Recarga la página y firma de nuevo.',
  MissingTitle: 'El concurso no tiene título. Escribe uno.',
  MissingDocument: 'Falta el hash de la descripción. Recarga la página y firma de nuevo.',
  WrongTimes:
    'Las fechas no están en orden, una ya pasó o quedaría más de 14 días después. Cambia las fechas.',
  WrongFlags: 'El contrato del concurso no conoce una de sus opciones. Recarga la página y firma de nuevo.',
  WrongCriteria: 'Cada criterio necesita un máximo y un peso mayores que cero. Cambia los criterios.',
  TooManyCriteria: 'Un concurso tiene como máximo 20 criterios. Quita algunos.',
  NoJudges: 'La lista está vacía. Agrega a un miembro del jurado.',
  TooManyJudges:
    'Un jurado tiene como máximo 500 personas, y se pueden agregar como máximo 100 a la vez. Quita algunas.',
  NoEntries: 'La lista está vacía. Agrega una participación.',
  TooManyEntries:
    'Un concurso tiene como máximo 1000 participaciones, y se pueden agregar como máximo 200 a la vez. Quita algunas.',
  AlreadyJudge: 'Una de estas cuentas ya es del jurado o aparece dos veces. Quítala.',
  NoSubmissions: 'Este concurso no acepta propuestas. Pide al organizador que agregue tu participación.',
  UnknownSubmission: 'El concurso no tiene esa propuesta. Recarga la página.',
  SubmissionIsWithdrawn: 'Esta propuesta está retirada. Envíala de nuevo.',
  SubmissionIsReplaced: 'Una propuesta posterior reemplazó a esta. Usa la posterior.',
  AlreadyAdmitted: 'Esta propuesta ya está admitida. Recarga la página para verlo.',
  UnknownEntry: 'El concurso no tiene ninguna participación con ese número. Recarga la página.',
  EntryIsWithdrawn: 'Esta participación fue retirada. Sigue con otra.',
  EntryIsDisqualified: 'El organizador descalificó esta participación. Sigue con otra.',
  WrongNumber:
    'Otras participaciones recibieron estos números mientras tanto. Recarga la página y firma de nuevo.',
  MissingReason: 'Falta el motivo. Escribe uno: es público.',
  ContestIsSealed: 'Este concurso está sellado: las evaluaciones se revelan después. Recarga la página.',
  ContestIsNotSealed:
    'Este concurso no está sellado: las evaluaciones son públicas al instante. Recarga la página.',
  IsRecused: 'Te abstuviste en esta participación, y eso es definitivo. Sigue con otra.',
  TooManyActs:
    'Se alcanzó el límite de 30 actos en esta participación, y tu evaluación se queda como está. Sigue con otra.',
  WrongNumberOfPoints: 'Faltan puntos. Da puntos a cada criterio.',
  OverMaximum: 'Los puntos superan el máximo de un criterio. Recarga la página y elígelos de nuevo.',
  NotInForce: 'Ya fue reemplazada o retirada. Recarga la página para ver qué cuenta ahora.',
  NotCommitted:
    'Este miembro del jurado no tiene una evaluación sellada de esta participación. Comprueba el archivo y la cuenta.',
  AlreadyRevealed: 'Esta evaluación ya está revelada. Recarga la página para verla.',
  WrongPreimage: 'Esta no es la evaluación que se selló. Usa el archivo que se guardó al firmarla.',
};
export const reviews: Messages['reviews'] = {
  title: 'Tus evaluaciones',
  intro: 'Los concursos en cuyo jurado estás, y lo que te queda por evaluar.',
  as: 'Eres',
  connect: {
    title: '¿Quién eres en el jurado?',
    text: 'Conecta una wallet para encontrar los concursos que incluyen su dirección en el jurado. No tienes que firmar nada.',
    act: 'Conectar wallet',
  },
  loading: 'Buscando tus concursos',
  none: {
    title: 'No tienes nada que evaluar',
    text: 'Ningún concurso incluye esta dirección en su jurado:',
    toContests: 'Ver todos los concursos',
  },
  failed: 'No se pudieron cargar los concursos',
  tryAgain: 'Reintentar',
  searched: (n, total) => `Revisados ${n} de ${count(total, 'concurso', 'concursos')}.`,
  searchOn: 'Buscar más',
  revealing: 'Por revelar',
  revealHere:
    'Si sellaste evaluaciones de este concurso, revélalas en su página. Las que no se revelan no cuentan.',
  open: 'En evaluación',
  upcoming: 'La evaluación aún no ha empezado',
  over: 'Finalizados o retirados',
  reviewed: (done, total) =>
    `${done} de ${count(total, 'participación evaluada', 'participaciones evaluadas')}`,
  complete: (total) =>
    total === 1 ? 'La única participación está evaluada' : `Las ${total} participaciones están evaluadas`,
  unknown: 'No se pudo cargar lo que falta.',
  next: 'Siguiente:',
  goOn: 'Continuar',
  goOnWith: (title) => `Continuar con ${title}`,

  here: {
    name: 'Tu tarea en el jurado',
    left: (n) => {
      if (n === 0) return 'Ya evaluaste todas las participaciones. Todavía puedes cambiar tus evaluaciones.';
      return n === 1
        ? 'Te queda una participación por evaluar.'
        : `Te quedan ${n} participaciones por evaluar.`;
    },
    assigned: (n) =>
      n === 1
        ? 'Una participación que te asignaron espera tu evaluación.'
        : `${n} participaciones que te asignaron esperan tu evaluación.`,
    assignedDone: (others) =>
      others === 1
        ? 'Ya evaluaste todas las participaciones que te asignaron. A otra le vendría bien una evaluación.'
        : `Ya evaluaste todas las participaciones que te asignaron. A otras ${others} les vendría bien una evaluación.`,
    abstained: 'Te abstuviste en todas las participaciones.',
    done: (done, total) => `${done} de ${total} evaluadas`,
    reviewNext: 'Evaluar la siguiente participación',
    all: 'Tus evaluaciones',
    closed:
      'Formas parte del jurado de este concurso. La evaluación terminó: las evaluaciones firmadas ahora no contarían.',
  },
};

export const sealed: Messages['sealed'] = {
  tag: 'Sellada',
  note: {
    title: 'Esta evaluación quedará sellada',
    text: (from, until) =>
      `Nadie puede leerla antes de que termine el plazo de evaluación. Revélala en la página del concurso desde el ${from} hasta el ${until}.`,
    keep: 'Este navegador la guarda. Guarda también el archivo: si pierdes ambos, nadie puede revelar la evaluación y no cuenta.',
    unkept:
      'Este navegador no puede guardar la evaluación. Guárdala como archivo y séllala otra vez: sin el archivo, nadie puede revelarla.',
    many: {
      title: 'Lo que firmes quedará sellado',
      text: (from, until) =>
        `Nadie puede leerlo antes de que termine el plazo de evaluación. Revélalo en la página del concurso desde el ${from} hasta el ${until}.`,
      keep: 'Este navegador lo guarda. Guarda también el archivo: si pierdes ambos, nadie puede revelarlo y no cuenta.',
      unkept:
        'Este navegador no puede guardar estas evaluaciones. Guárdalas como archivo y vuelve a firmarlas: sin el archivo nadie puede revelarlas.',
    },
  },
  save: 'Guardar la evaluación sellada',
  calendar: 'Agregar al calendario',
  saveAll: 'Guardar todas en un archivo',
  saveEntry: (entry) => `Guardar la evaluación sellada de ${entry}`,
  own: {
    name: 'Tus evaluaciones selladas',
    text: (from, until) =>
      `Solo tú puedes leerlas, en este navegador. Revélalas aquí desde el ${from} hasta el ${until}; si no, no cuentan.`,
    elsewhere:
      'Este navegador no tiene esta evaluación. Necesitas su archivo o el navegador en el que la sellaste.',
  },
  reveal: {
    name: 'Revelar evaluaciones selladas',
    text: (until) =>
      `La evaluación terminó. Revela tus evaluaciones hasta el ${until}: las que no se revelan no cuentan.`,
    anybody: (until) =>
      `Hasta el ${until}, cualquiera que tenga el archivo de una evaluación sellada puede revelarla: elígelo aquí.`,
    act: (n) => (n === 1 ? 'Revelar 1 evaluación' : `Revelar ${n} evaluaciones`),
    together: 'Revelarlas todas en una transacción',
    togetherHelp:
      'Tu wallet pregunta una sola vez. Si la cadena rechaza una, las rechaza todas; después se intenta cada una por separado.',
    step: (n, total) => `Revelando la evaluación ${n} de ${total}`,
    lost: 'La cadena no aceptó estas evaluaciones',
    early: 'Según la cadena, la evaluación no ha terminado',
    earlyText:
      'No se envió nada, y tus evaluaciones siguen en secreto. El reloj de este dispositivo o el índice va adelantado: inténtalo después del final.',
    urgent: (until) =>
      `Queda menos de una hora. Las evaluaciones que no se revelen hasta el ${until} no cuentan.`,
    choose: 'Elegir archivos',
    drop: 'Suelta los archivos aquí',
    by: 'Evaluación de',
    refused: 'Archivos que no se pueden usar',
    alreadyRevealed: (n) =>
      n === 1
        ? 'Una evaluación de estos archivos ya está revelada.'
        : `${n} evaluaciones de estos archivos ya están reveladas.`,
    flaws: {
      unreadable: 'Este no es el archivo de una evaluación sellada.',
      'unreadable-part': 'Una parte de este archivo no es una evaluación sellada. El resto se leyó.',
      'other-chain': 'Esta evaluación pertenece a un concurso de otra cadena.',
      'other-contest': 'Esta evaluación pertenece a otro concurso.',
      'not-a-judge': 'Esta evaluación nombra una cuenta que no está en el jurado de este concurso.',
      'unknown-entry': 'Esta evaluación es de una participación que el concurso no tiene, o ya no tiene.',
      'wrong-points':
        'Los puntos no encajan con los criterios de este concurso, así que nadie puede revelar esta evaluación.',
      'too-long':
        'El comentario es más largo de lo que acepta el concurso, así que nadie puede revelar esta evaluación.',
      'not-committed':
        'Este miembro del jurado no tiene una evaluación sellada de esta participación. Se retiró, o nunca se firmó.',
      'not-in-force':
        'Esta no es la última evaluación que selló este miembro del jurado. Elige el archivo de la última.',
    },
    done: (n) => (n === 1 ? '1 evaluación revelada' : `${n} evaluaciones reveladas`),
  },
  tooLate: {
    name: 'Tus evaluaciones selladas no se revelaron',
    text: (until) => `Es demasiado tarde: se podían revelar hasta el ${until}. Estas no cuentan.`,
  },
};

export const share: Messages['share'] = {
  title: 'Compartir el concurso',
  everybody: 'Cualquiera con el enlace puede seguir el concurso, sin wallet.',
  hidden:
    'El operador de este sitio oculta este concurso: su texto no se muestra aquí, y el enlace abre primero un aviso.',
  loading: 'Cargando el concurso',
  text: 'El jurado necesita este enlace, su wallet y un poco de la moneda de la cadena: firmar una evaluación cuesta una comisión de red.',
  textEnded: 'Cualquiera puede leer el resultado y comprobarlo con la cadena.',
  ends: (at) => `La evaluación termina el ${at}.`,
  ended: (at) => `La evaluación terminó el ${at}.`,
  link: 'Enlace al concurso',
  copy: 'Copiar enlace',
  saveQr: 'Guardar el código QR',
  copied: '¡Copiado!',
  copyFailed: 'No se copió. Selecciona el enlace y cópialo.',
  elsewhere: 'Compartir por',
  native: 'Otras apps',
  x: 'X',
  telegram: 'Telegram',
  email: 'Correo',
  entry: {
    title: 'Compartir esta participación',
    text: 'El código y el enlace llevan a la página de la participación.',
    copyFailed: (url) => `No se copió. Copia este enlace: ${url}`,
    post: (name) => `Mira esta participación: ${name}`,
  },
  post: (title) => `Sigue la evaluación: ${title}`,
  untitled: 'un concurso',
  feed: 'Evaluaciones como feed',
  calendar: 'Agregar el cierre al calendario',
  toContest: 'Abrir el concurso',
  picture: 'Vista previa de una publicación con este enlace',
  pictureAlt: (title) =>
    `Imagen de vista previa de ${title}: su título, su estado y las mejores participaciones.`,
};

export const startContest: Messages['startContest'] = {
  title: 'Iniciar un concurso',
  intro: 'Ves exactamente lo que firmas, y lo que cuesta, antes de que tu wallet te pida confirmación.',
  outline: {
    name: 'Pasos',
    basics: 'Lo básico',
    criteria: 'Criterios',
    judges: 'Jurado',
    entries: 'Participaciones',
    dates: 'Fechas',
    sign: 'Revisar y firmar',
    state: { done: 'completo', wrong: 'por corregir', open: 'pendiente' },
    position: (n, total) => `${n} de ${total}`,
  },
  steps: {
    basics: 'Es lo primero que leen participantes, jurado y todos los demás.',
    criteria: '¿En qué debe fijarse el jurado? Empieza con un conjunto y hazlo tuyo.',
    judges: 'Solo cuentan las evaluaciones firmadas por estas direcciones.',
    entries: 'Enumera lo que se evalúa, acepta propuestas o haz ambas cosas.',
    dates: 'Cada fecha es pública, y la cadena la hace cumplir.',
    sign: 'Todo lo que se hace público, en el orden en que se lee.',
  },
  summaries: {
    criteria: (n, points) => `${count(n, 'criterio', 'criterios')}, ${count(points, 'punto', 'puntos')}`,
    judges: (n) => count(n, 'miembro del jurado', 'miembros del jurado'),
    entries: (n) => count(n, 'participación', 'participaciones'),
    submissions: 'propuestas',
    entriesAndSubmissions: (entries) => `${entries} y propuestas`,
    ends: (when) => `termina el ${when}`,
  },
  back: 'Atrás',
  next: (step) => `Continuar: ${step}`,
  fields: {
    title: 'Título',
    description: 'Descripción',
    count: (used, max) => `${figure(used)} de ${figure(max)}`,
    cover: 'Portada',
    logo: 'Logotipo',
    rules: 'Reglas',
    rulesHelp:
      'Quién puede participar y qué cuenta. En Markdown: listas, enlaces entre [corchetes](https://…), *énfasis* y títulos con ###.',
    rulesPreview: 'Ver las reglas',
    noRules: 'Todavía no hay reglas.',
    links: 'Enlaces',
    linksText: 'Dónde se hacen preguntas o se encuentra el evento.',
    linkLabel: 'Nombre del enlace',
    linkHref: 'Dirección del enlace',
    addLink: 'Agregar enlace',
    removeLink: (label) => `Quitar el enlace ${label}`,
    tracks: 'Categorías',
    tracksText: 'Tipos de participaciones, como «Juegos». Un concurso puede no tenerlas.',
    trackName: 'Nombre de la categoría',
    trackAbout: 'Para qué es',
    addTrack: 'Agregar categoría',
    removeTrack: (name) => `Quitar la categoría ${name}`,
    prizes: 'Premios',
    prizesText: 'Lo que se puede ganar. La clasificación no decide quién los recibe: lo decides tú.',
    prizeName: 'Premio',
    prizeAbout: 'En qué consiste',
    prizeTrack: 'Para',
    everyone: 'Todas',
    addPrize: 'Agregar premio',
    removePrize: (name) => `Quitar el premio ${name}`,
    optional: 'opcional',
    judges: 'Jurado',
    judgesHint: (resolvesNames) =>
      resolvesNames
        ? 'uno por línea: la dirección o un nombre ENS y, si quieres, un nombre'
        : 'uno por línea: la dirección y, si quieres, un nombre',
    judgesExample: '0x… Ada Park\n0x…',
    judgesHelp: (good, lines) =>
      good === lines
        ? count(good, 'miembro del jurado', 'miembros del jurado')
        : `${figure(good)} de ${count(lines, 'línea válida', 'líneas válidas')}`,
    publishesNames: 'Publicar los nombres del jurado',
    publishesNamesText:
      'Cada nombre se hace público junto a su dirección, para siempre: pregunta antes al jurado. Si no, los nombres quedan en tu borrador, y las páginas muestran el perfil o la dirección.',
    name: 'Nombre',
    link: 'Enlace',
    about: 'Descripción',
    track: 'Categoría',
    noTrack: 'Ninguna',
    place: 'Lugar',
    placeHelp: 'Dónde está en el evento, como «Mesa 12».',
    pictures: 'Imágenes',
    team: 'Equipo',
    teamHelp: 'Un nombre por línea.',
    addEntry: 'Agregar participación',
    editEntry: (name) => `Editar ${name}`,
    closeEntry: (name) => `Cerrar ${name}`,
    removeEntry: (name) => `Quitar ${name}`,
    entry: (n) => `Participación ${n}`,
    list: 'Tus participaciones',
    listText:
      'Pega enlaces o celdas de una hoja de cálculo en uno de estos campos para agregar muchas a la vez.',
    takesSubmissions: 'Aceptar propuestas',
    takesSubmissionsText: 'Cualquiera puede enviar una participación. Tú admites las que se evalúan.',
    submissionsUntil: 'Propuestas hasta',
    opensAt: 'Inicio de la evaluación',
    opensAtOnce: 'Vacío: en cuanto firmes.',
    opensAtLater: 'Vacío: cuando terminen las propuestas.',
    closesAt: 'Fin de la evaluación',
    closesAtHelp: 'Las evaluaciones firmadas a esta hora o después se rechazan.',
    isSealed: 'Sellar las evaluaciones hasta el fin',
    isOpenText:
      'Las evaluaciones abiertas las puede leer cualquiera en cuanto se firman, y la clasificación crece mientras el jurado trabaja.',
    minimumReviews: 'Evaluaciones por participación, como mínimo',
    minimumReviewsHelp: 'El resultado dice cuáles tienen menos. La clasificación no cambia.',
    allDates: 'Todas las fechas a la vez',
    planned: { weekend: 'Este fin de semana', weeks: 'Dos semanas' },
    timeline: 'Línea de tiempo',
    handles: {
      submissionsUntil: 'Fin de las propuestas',
      opensAt: 'Comienzo de la evaluación',
      closesAt: 'Fin de la evaluación',
      revealUntil: 'Fin de la revelación',
    },
    timelineHelp:
      'Arrastra un punto, o presiona las flechas para una hora y Re Pág o Av Pág para un día. Los campos de abajo tienen los minutos.',
    phases: {
      submissions: 'Propuestas',
      waiting: 'Antes de evaluar',
      judging: 'Evaluación',
      revealing: 'Revelación',
    },
    isSealedText:
      'Nadie puede leer antes una evaluación. Después la revela quien la hizo, o cualquiera a quien le haya dado el texto.',
    revealUntil: 'Revelar hasta',
    revealUntilHelp: 'Una evaluación que no se reveló hasta entonces no cuenta.',
    presets: 'Sugerencias',
    days: (n) => (n % 7 === 0 ? count(n / 7, 'semana', 'semanas') : count(n, 'día', 'días')),
    zone: (zone) =>
      `Todas las horas están en tu zona horaria, ${zone}. Tu borrador conserva el momento, también cuando viajas.`,
    twice: (time) =>
      `${time} existe dos veces esa noche, porque los relojes se atrasan. ¿A cuál te refieres?`,
    missing: (time) =>
      `${time} no existe esa noche, porque los relojes se adelantan. ¿A qué hora te refieres?`,
  },
  criteria: {
    templates: 'Conjuntos de criterios',
    names: { classic: 'Los seis clásicos', hackathon: 'Hackathon', jury: 'Jurado' },
    hackathon: {
      idea: 'Idea',
      execution: 'Ejecución',
      design: 'Diseño',
      usefulness: 'Utilidad',
      demo: 'Demostración',
    },
    jury: {
      quality: 'Calidad',
      originality: 'Originalidad',
      impact: 'Impacto',
      presentation: 'Presentación',
    },
    replaced: 'Tus criterios fueron reemplazados.',
    undo: 'Deshacer',
    legend: (n) => `Criterio ${n}`,
    label: 'Nombre del criterio',
    maxPoints: 'Máximo',
    weight: 'Peso',
    yesOrNo: (points) => `Sí o no, ${count(points, 'punto', 'puntos')}`,
    scale: (max, weight) =>
      weight === 1 ? `0 a ${figure(max)}` : `0 a ${figure(max)}, cuenta ${figure(weight)} veces`,
    anchors: 'Qué significan los puntos',
    anchorsText: 'El jurado lo ve junto al criterio.',
    anchorPoints: 'Puntos',
    anchorText: (points) => (points === '' ? 'Significado' : `Significado de ${points}`),
    addAnchors: 'Decir qué significan los puntos',
    addAnchor: 'Agregar significado',
    removeAnchor: (points) => `Quitar el significado de ${points}`,
    add: 'Agregar criterio',
    remove: (label) => `Quitar ${label}`,
    moveUp: (label) => `Subir ${label}`,
    moveDown: (label) => `Bajar ${label}`,
    moved: (label, position, of) => `${label} es ahora el número ${figure(position)} de ${figure(of)}.`,
    name: 'Criterios',
  },
  kept: 'Tu borrador está guardado en este dispositivo hasta que inicies el concurso.',
  notKept: 'Este navegador no puede guardar tu borrador. Se perderá cuando cierres la página.',
  clear: 'Vaciar el formulario',
  draftFile: {
    save: 'Guardar como archivo',
    open: 'Abrir un archivo',
    close: 'Cerrar',
    taken: (title) => `«${inSentence(title)}» se abrió desde un archivo`,
    asking: (title) => `¿Abrir «${inSentence(title)}» desde el archivo?`,
    refusedTitle: 'No se puede abrir el archivo',
    refused: {
      tooLarge: (max) =>
        `Tiene más de ${figure(max)} bytes. Elige un archivo que se haya guardado aquí. El formulario está como lo dejaste.`,
      unreadable:
        'No se puede leer como texto. Puede que se haya movido o que sea una carpeta. El formulario está como lo dejaste.',
      notJson: 'No es JSON. Elige un archivo que se haya guardado aquí. El formulario está como lo dejaste.',
      wrongField: (field) =>
        `Corrige «${field}» en el archivo, o elige otro. El formulario está como lo dejaste.`,
    },
  },
  submit: 'Iniciar concurso',
  invalid: (n) => `Corrige ${count(n, 'campo', 'campos')}.`,
  notConnected: 'Primero se te pedirá conectar una wallet. Tu borrador se conserva.',

  line: (line, text) => `Línea ${line}: ${text}`,
  moreProblems: (n) => `y ${count(n, 'línea más', 'líneas más')}`,
  problems: {
    title: { required: 'Ponle un título al concurso.' },
    description: { required: 'Di de qué trata el concurso.' },
    criteria: {
      required: 'Agrega al menos un criterio o elige un conjunto.',
      label: 'Ponle nombre al criterio.',
    },
    judges: { required: 'Agrega al menos un miembro del jurado.' },
    entries: {
      required: 'Agrega al menos una participación o acepta propuestas.',
      name: 'Ponle nombre a la participación.',
      links: 'Cada enlace necesita un nombre y una dirección que empiece con https:// o http://.',
    },
    named: 'Ponle un nombre.',
    tooLong: (length, max) => `esto tiene ${figure(length)} caracteres; el máximo es ${figure(max)}.`,
    tooMany: (length, max) => `La lista tiene ${figure(length)}; el máximo es ${figure(max)}.`,
    outOfRange: (min, max) => `Indica un número entero de ${figure(min)} a ${figure(max)}.`,
    malformedText: 'este texto contiene un carácter no válido. Bórralo y escríbelo de nuevo.',
    invalidAddress: 'esto no es una dirección. Una dirección es 0x seguido de 40 caracteres de 0–9 y a–f.',
    isName: (name, resolvesNames) =>
      resolvesNames
        ? `${name} es un nombre. Cámbialo por su dirección, que se busca abajo.`
        : `${name} es un nombre, y este sitio no puede buscar nombres. Escribe la dirección.`,
    addressFirst: (address) => `escribe primero la dirección, ${address}, y luego el nombre.`,
    severalAddresses: (n) =>
      `esta línea tiene ${figure(n)} direcciones. Pon cada una en su propia línea o usa «Importar jurado».`,
    invalidChecksum: (expected) =>
      `las mayúsculas y minúsculas no coinciden con la suma de verificación; puede que una letra esté mal. ¿Querías decir ${expected}?`,
    zeroAddress: 'esta es la dirección cero, que no es de nadie.',
    invalidLink: 'esto no es un enlace. Un enlace empieza con https:// o http://.',
    unseenInLink:
      'este enlace contiene un carácter invisible, así que quizá no lleve a donde parece. Cópialo de la barra de direcciones de tu navegador.',
    loginInLink:
      'este enlace contiene un nombre de usuario o una contraseña, que todos podrían leer. Quítalos.',
    duplicateLine: (line) => `esto repite la línea ${line}.`,
    duplicateLink: 'Otra participación tiene el mismo enlace.',
    duplicateName: 'Este nombre ya está en la lista.',
    inThePast: 'Esta hora ya pasó. Elige una en el futuro.',
    tooFar: 'Esto está demasiado lejos en el futuro. Elige una fecha anterior a 2038.',
    incomplete: 'Indica la fecha y la hora.',
    outOfOrder: {
      submissionsUntil: 'Elige una hora en que las propuestas hayan terminado.',
      opensAt: 'Elige una hora posterior al inicio de la evaluación.',
      closesAt: 'Elige una hora posterior al fin de la evaluación.',
      revealUntil: 'Elige una hora anterior.',
    },
    tooLarge: (bytes, max) =>
      `Los textos tienen ${figure(bytes)} bytes; en un concurso caben ${figure(max)}. Acorta la descripción o lo que dices de las participaciones.`,
    unreadable: 'Los textos no se pueden volver a leer. Busca caracteres poco comunes.',
  },

  look: {
    name: 'Vista previa',
    text: 'Como lo verán todos.',
    form: 'El formulario del jurado',
    formText: 'mientras escribes',
    noCriteria: 'Ponle nombre a un criterio para ver el formulario.',
    noTitle: 'Tu título',
    noDescription: 'Tu descripción',
    judges: (n) => count(n, 'miembro del jurado', 'miembros del jurado'),
    noJudges: 'Todavía no hay jurado.',
    noEntries: 'Sin participaciones aún.',
    submissions: 'Cualquiera puede enviar una participación.',
    reviews: (n) => `0 de ${n}`,
    more: (n) => `y ${count(n, 'participación más', 'participaciones más')}`,
    sizeName: 'Tamaño de los textos',
    size: (bytes, max) => `Textos: ${figure(bytes)} de ${figure(max)} bytes`,
    sizeOver: (bytes) => `${count(bytes, 'byte', 'bytes')} de más`,
  },
  letter: {
    untitled: 'Sin título aún',
    cover: (alt) => (alt === '' ? 'Portada' : `Portada: ${alt}`),
    logo: (alt) => (alt === '' ? 'Logotipo' : `Logotipo: ${alt}`),
    rules: 'Reglas',
    links: 'Enlaces',
    tracks: 'Categorías',
    prizes: 'Premios',
    prizeFor: (prize, track) => `${prize}, para ${track}`,
    criteria: 'Criterios',
    criterion: (label, what) => `${label}: ${what}`,
    judges: (n) => count(n, 'miembro del jurado', 'miembros del jurado'),
    entries: (n) => count(n, 'participación', 'participaciones'),
    track: (name) => `Categoría: ${name}`,
    place: (place) => `Lugar: ${place}`,
    team: (names) => `Equipo: ${names}`,
    picture: (alt) => `Imagen: ${alt}`,
    pictureWithoutText: 'Imagen sin texto alternativo',
    dates: 'Fechas',
    submissionsUntil: 'Propuestas hasta',
    opensAt: 'Inicio de la evaluación',
    closesAt: 'Fin de la evaluación',
    revealUntil: 'Revelar hasta',
    sealed: 'Las evaluaciones están selladas hasta el fin de la evaluación.',
    open: 'Todos pueden leer las evaluaciones en cuanto se firman.',
    takesSubmissions: 'Cualquiera puede enviar una participación, y tú admites las que se evalúan.',
    minimumReviews: (n) =>
      `Cada participación debe tener al menos ${count(n, 'evaluación', 'evaluaciones')}.`,
    missing: 'sin elegir aún',
  },
  facts: {
    notYet: 'se muestra cuando los pasos anteriores estén completos',
    noWallet: 'se muestra cuando haya una wallet conectada',
    permanentlyPublic: 'Público para siempre.',
    publicText: 'Una vez firmado, el concurso está en la cadena con tu dirección. Nadie puede borrarlo.',
    later: 'Lo que puedes cambiar después',
    laterItems: {
      never:
        'Título, textos, imágenes, enlaces, categorías, premios, criterios, nombres publicados del jurado y si las evaluaciones están selladas: nunca. Puedes agregar notas.',
      entries: (until) =>
        `Participaciones: agregar otras o descalificar una hasta el fin de la evaluación (${until}).`,
      entriesSealed: (until) =>
        `Participaciones: agregar otras hasta el fin de la evaluación (${until}), y descalificar una hasta que terminen las revelaciones.`,
      judges: (until) =>
        `Jurado: agregar miembros hasta el fin de la evaluación (${until}); quitar uno hasta la primera evaluación tras el inicio.`,
      dates: 'Fechas: aplazar cada una antes de que pase, 14 días como máximo en total.',
      withdraw: 'El concurso entero: retirarlo hasta la primera evaluación tras el inicio.',
    },
  },

  later: {
    title: (n) => `Confirmas ${figure(n)} veces`,
    text: 'Una transacción inicia un concurso con 200 participaciones y 100 miembros del jurado como máximo. Los demás siguen justo después, una confirmación tras otra. Hasta entonces este navegador los guarda, aunque cierres la página. Guarda el borrador como archivo para poder continuar en otro.',
    start: 'El inicio, como arriba',
    entries: (n) => count(n, 'participación más', 'participaciones más'),
    judges: (n) => count(n, 'miembro del jurado más', 'miembros del jurado más'),
    cost: (bytes, fee) => `${figure(bytes)} bytes, como mucho unos ${fee}`,
    notKept:
      'Este navegador no puede guardar las participaciones y el jurado que siguen al inicio, así que no se firmó nada. Permite que este sitio guarde datos o acorta las listas.',
  },

  import: {
    open: { judges: 'Importar jurado', entries: 'Importar participaciones' },
    title: { judges: 'Importar jurado', entries: 'Importar participaciones' },
    text: {
      judges:
        'Pega direcciones, nombres, celdas de una hoja de cálculo o un archivo CSV, o suelta un archivo aquí. Ves lo que se toma antes de agregar nada. Las líneas que ya están en el campo se conservan.',
      entries:
        'Pega enlaces, celdas de una hoja de cálculo o un archivo CSV, o suelta un archivo aquí. Ves lo que se toma antes de agregar nada. Las participaciones que ya están en el formulario se conservan.',
    },
    pasted: 'Líneas para importar',
    pastedExample: {
      judges: 'dirección,nombre\n0x…,Ada Park\n0x…,Ben Ode',
      entries: 'nombre,enlace\nLámpara,https://…\nEstante,https://…',
    },
    file: 'Elegir un archivo',
    template: 'Descargar una plantilla',
    dropHere: 'Suelta el archivo. Se lee en tu navegador y no se sube.',
    source: 'Leído de',
    wholeLines: 'Líneas enteras',
    everyItem: { judges: 'Cada dirección de una línea', entries: 'Cada enlace de una línea' },
    table: 'Columnas de la tabla',
    linesAreWhole: 'Las comas y los puntos y comas se tomaron como parte de los enlaces.',
    column: (n, name) => (name ? `Columna ${n}: ${name}` : `Columna ${n}`),
    roles: {
      address: 'Dirección',
      name: 'Nombre',
      link: 'Enlace',
      about: 'Descripción',
      track: 'Categoría',
      place: 'Lugar',
      team: 'Equipo',
      links: 'Enlaces',
      picture: 'Imagen',
    },
    kept: 'Columnas que se toman',
    notKept: 'No se toma',
    choose: 'Elegir una columna',
    ask: {
      address: 'Varias columnas podrían tener las direcciones del jurado. Elige una.',
      name: 'Varias columnas podrían tener los nombres. Elige una o ninguna.',
      link: 'Varias columnas podrían tener los enlaces. Elige una.',
      about: 'Varias columnas podrían tener los textos. Elige una o ninguna.',
      track: 'Varias columnas podrían tener las categorías. Elige una o ninguna.',
      place: 'Varias columnas podrían tener los lugares. Elige una o ninguna.',
    },
    notTaken: (names) => {
      const said = names.filter((name) => name !== '');
      return said.length === 0
        ? 'Las demás columnas no se conservan.'
        : `No se conservan: ${said.map(inSentence).join(', ')}.`;
    },
    neverTaken: 'Los correos electrónicos y otros datos personales nunca se importan.',
    takesTeam: 'Tomar los nombres de los equipos',
    takesTeamText:
      'Se hacen públicos con las participaciones, para siempre: pregunta antes a los equipos. Si no, los nombres quedan en tu archivo.',
    drafts: (n) =>
      n === 1
        ? '1 proyecto no se envió y queda fuera.'
        : `${figure(n)} proyectos no se enviaron y quedan fuera.`,
    shortened: (n, limit) =>
      `${count(n, 'texto se acorta', 'textos se acortan')} a ${figure(limit)} caracteres; el enlace lleva al texto entero.`,
    pictures: {
      matched: (n) => `${count(n, 'imagen se agrega', 'imágenes se agregan')} a sus participaciones.`,
      missing: (n) =>
        n === 1
          ? 'Falta 1 imagen: suelta aquí su archivo.'
          : `Faltan ${figure(n)} imágenes: suelta aquí sus archivos.`,
      unused: (n) => `${count(n, 'archivo tiene', 'archivos tienen')} un nombre que la lista no tiene.`,
      storing: (done, all) => `Guardando imágenes: ${figure(done)} de ${figure(all)}`,
      notPossible: 'Este sitio no guarda imágenes: se dejan fuera.',
      failed: (names) =>
        `Sin agregar: ${names.map(inSentence).join(', ')}. Agrega estas imágenes en sus participaciones.`,
      links:
        'Las imágenes que solo son enlaces quedan fuera, porque esta página no pide nada a otros sitios. Suelta aquí sus archivos y nómbralos en la columna.',
    },
    enteredFor: (names) => `Presentado a: ${names.map(inSentence).join(', ')}.`,
    newTracks: (names) => `Categorías nuevas: ${names.map(inSentence).join(', ')}.`,
    header: (line) => `La línea ${line} tiene los nombres de las columnas.`,
    found: (good, bad) => `${good}, ${bad}`,
    nothing: 'Todavía no hay nada que importar.',
    reading: 'Leyendo el archivo',
    good: {
      judges: (n) => count(n, 'miembro válido del jurado', 'miembros válidos del jurado'),
      entries: (n) => count(n, 'participación válida', 'participaciones válidas'),
    },
    bad: (n) => count(n, 'línea no válida', 'líneas no válidas'),
    noBad: 'ninguna línea no válida',
    repeated: (n) => (n === 1 ? 'Se omite 1 línea repetida.' : `Se omiten ${figure(n)} líneas repetidas.`),
    known: (n) =>
      n === 1
        ? 'Se omite 1 línea que ya está en el formulario.'
        : `Se omiten ${figure(n)} líneas que ya están en el formulario.`,
    lines: 'Líneas importadas',
    lineNumber: 'Línea',
    lineText: 'Texto',
    lineVerdict: 'Resultado',
    isGood: 'Válida',
    isBad: 'No válida',
    more: (n) => `y ${count(n, 'línea más como estas', 'líneas más como estas')}`,
    take: {
      judges: (n) => (n === 0 ? 'Agregar jurado' : `Agregar ${count(n, 'miembro', 'miembros')}`),
      entries: (n) =>
        n === 0 ? 'Agregar participaciones' : `Agregar ${count(n, 'participación', 'participaciones')}`,
    },
    close: 'Cancelar',
    done: (added) => (added === 1 ? 'Se agregó 1 línea.' : `Se agregaron ${figure(added)} líneas.`),
    doneKnown: (n) => (n === 1 ? '1 ya estaba.' : `${figure(n)} ya estaban.`),
    rest: (n) => `Corregir ${count(n, 'línea', 'líneas')}`,
    failed: 'No se pudo cargar la importación. Revisa tu conexión e inténtalo de nuevo.',
    refused: {
      'too-large': (max) => `Son más de ${figure(max)} bytes, el máximo por importación. Divide la lista.`,
      'too-many-lines': (lines, max) =>
        `Son ${figure(lines)} líneas; el máximo por importación es ${figure(max)}. Divide la lista.`,
      'no-text': 'Tipo de archivo no compatible. Guarda primero la hoja de cálculo como CSV.',
      unreadable:
        'Este archivo no se puede leer. Puede que se haya movido o que sea una carpeta. Elígelo de nuevo.',
    },
    tooMany: {
      judges: (sum, max) => `Serían ${sum} miembros del jurado; el máximo es ${max}. Acorta la lista.`,
      entries: (sum, max) => `Serían ${sum} participaciones; el máximo es ${max}. Acorta la lista.`,
    },
    reasons: {
      name: 'esto es un nombre, y este sitio no puede buscar nombres. Usa la dirección.',
      empty: 'esta columna está vacía.',
      unclosed: 'unas comillas no se cierran.',
      wide: {
        judges:
          'esta línea tiene más celdas que columnas, y una de las que sobran es una dirección. Pon cada dirección en su propia línea.',
        entries:
          'esta línea tiene más celdas que columnas, así que puede faltar parte del enlace. Pon el enlace entre comillas.',
      },
    },
  },

  preview: {
    text: 'Esto es exactamente lo que tu wallet te pedirá firmar. Es público para siempre.',
    textOfFirst: (n) =>
      `Tu wallet te preguntará ${figure(n)} veces: por el inicio, exactamente como está aquí, y después por lo que le sigue. Todo es público para siempre.`,
    contest: 'El concurso',
    facts: 'La atestación',
    texts: 'Textos',
    stored: (size) =>
      `${size}, guardados en este sitio antes de que firmes; la atestación tiene su hash y esta dirección:`,
    contract: 'Contrato de EAS',
    schema: 'Esquema',
    resolver: 'Resolver',
    uid: 'UID',
    uidLater: 'se sabrá cuando esté en un bloque',
  },
  protocol: {
    title: (chain) => `${chain} todavía no está preparada para concursos`,
    text: 'Los concursos necesitan un contrato que haga cumplir sus reglas y esquemas que describan sus actos. Cualquiera puede crearlos, una vez para todos. Hace falta una transacción:',
    contract: 'Contrato que hace cumplir las reglas',
    schemas: (n) => count(n, 'esquema', 'esquemas'),
    deploy: 'Preparar la cadena',
    cost: (fee) => `Esto cuesta unos ${fee}.`,
    asked: 'Tu wallet te pidió preparar la cadena. Esta página continúa cuando esté hecho.',
    noEas: (chain) => `No hay ningún contrato de EAS en ${chain}`,
    noEasText:
      'Los concursos y las evaluaciones son atestaciones de Ethereum Attestation Service (EAS), que no está en esta cadena. Elige otra cadena.',
    unable: (chain) => `${chain} no se puede preparar en una transacción`,
    unableText:
      'A la cadena le falta Multicall3 o el contrato que crea contratos, o este sitio es de otro contrato.',
  },
  copy: {
    loading: 'Cargando el concurso anterior',
    filled: (title) => `Copiado de «${inSentence(title)}»`,
    filledText: 'Cambia lo que sea distinto esta vez y revisa las fechas.',
    asking: (title) => `¿Copiar de «${inSentence(title)}»?`,
    askingText: 'Esto reemplaza lo que ya está en el formulario.',
    fill: 'Reemplazar',
    leftOut: 'Las imágenes que solo nombra un enlace no se pueden copiar.',
    unread: 'Los textos del concurso anterior no se pueden leer, así que faltan aquí.',
    missing: 'No se encuentra el concurso anterior. El formulario está como lo dejaste.',
    failed: 'No se pudo cargar el concurso anterior',
    tryAgain: 'Reintentar',
  },
  done: {
    share: 'Compartir',
    goOn: 'Continuar',
    notify: (title) => `«${inSentence(title)}» está iniciado y visible para todos.`,
  },
  resume: {
    asked: (title, at) =>
      `El ${at} tu wallet te pidió firmar «${inSentence(title)}». Esta página está comprobando si lo hiciste.`,
    title: 'Hay un concurso pendiente',
    notSigned: 'No lo firmé',
  },
};

export const storing: Messages['storing'] = {
  'too-large': 'Supera los 256 kB que guarda el servidor. Redúcelo e inténtalo de nuevo.',
  limited: 'Has guardado mucho en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  full: 'El servidor no tiene espacio ahora para documentos de tu red. Inténtalo de nuevo dentro de una hora.',
  hidden: 'El operador de este sitio ha retirado este archivo, así que no se puede guardar aquí.',
  'pictures-missing':
    'El servidor ya no tiene una imagen que aparece aquí. Elige la imagen otra vez o quítala.',
  unusable: 'El servidor no puede mostrar esta imagen. Elige otra o guárdala de nuevo como JPEG, PNG o WebP.',
  'not-stored': 'Este sitio no guarda documentos ni imágenes.',
  unreachable:
    'No se puede acceder al servidor. Lo que has escrito sigue aquí: inténtalo de nuevo en un momento.',
  unavailable:
    'El servidor no puede guardarlo ahora. Lo que has escrito sigue aquí: inténtalo de nuevo en un momento.',
  unexpected: 'El servidor respondió algo inesperado y puede que no esté guardado. Inténtalo de nuevo.',
};

export const submit: Messages['submit'] = {
  title: 'Enviar una propuesta',
  editTitle: 'Editar tu propuesta',
  pageTitle: (title, contest) => `${title}, ${contest}`,
  backToContest: 'Volver al concurso',
  optional: 'opcional',
  until: (at) => `Puedes enviarla hasta el ${at}.`,
  again: 'Ya enviaste una propuesta',
  againText: 'Ábrela para ver qué ha sido de ella, o edítala. Con este formulario envías otra.',
  edit: 'Editar',
  editEntry: (name) => `Editar ${inSentence(name)}`,
  editUntil: (at) => `Puedes cambiarla hasta el ${at}.`,
  fields: {
    name: 'Nombre',
    link: 'Enlace',
    about: 'Descripción',
    track: 'Categoría',
    team: 'Equipo',
    place: 'Lugar',
    pictures: 'Imágenes',
    linkLabel: 'Nombre del enlace',
    linkHref: 'Dirección del enlace',
    addLink: 'Agregar un video o código',
    removeLink: (label) => `Quitar el enlace ${label}`,
  },
  aboutHelp: 'Basta un párrafo. En Markdown: listas, *énfasis* y enlaces entre [corchetes](https://…).',
  markdown: { preview: 'Ver el texto', empty: 'Todavía no hay texto.' },
  noTrack: 'Sin categoría',
  teamHelp: 'Un nombre por línea.',
  placeHelp: 'Dónde la encuentra el jurado, por ejemplo «Mesa 12».',
  problems: {
    missing: 'Dale un nombre a la propuesta.',
    'not-a-link': 'Un enlace debe empezar con https:// o http://.',
    'too-long': 'Es demasiado largo.',
    'too-many': 'Un equipo tiene como máximo 20 nombres.',
    incomplete: 'Cada enlace necesita un nombre y una dirección que empiece con https:// o http://.',
  },
  room: (bytes) => `Queda espacio para unos ${count(bytes, 'byte', 'bytes')}.`,
  tooLarge: (over) =>
    `A los textos les sobran ${count(over, 'byte', 'bytes')} para poder firmarlos. Acorta la descripción.`,
  unwritable: 'Uno de los textos tiene un carácter no válido. Quítalo.',
  preview: { title: 'Así se verá la tarjeta', name: 'Nombre de la propuesta' },
  before: 'Antes de enviar',
  terms: {
    public:
      'Todo lo que pongas aquí se hace público y sigue siéndolo, también después de que retires tu propuesta.',
    until: (at) =>
      `Puedes editar o retirar tu propuesta hasta que empiece la evaluación, el ${at}. El organizador tiene que admitirla.`,
  },
  admittedTerms:
    'Tu participación ya está admitida. Si la editas, sale de la clasificación hasta que el organizador la vuelva a admitir.',
  act: 'Enviar',
  notConnected: 'Conecta una wallet para enviarla: su cuenta firma la propuesta.',
  kept: 'Lo que escribes se guarda en este navegador hasta que lo envías.',
  clear: 'Vaciar',
  cancel: 'Cancelar',
  failed: 'La página no se pudo cargar por completo.',
  tryAgain: 'Reintentar',
  closed: {
    none: 'Este concurso no acepta propuestas',
    noneText: 'El organizador agrega las participaciones.',
    over: 'El plazo de envío ha terminado',
    overText: (at) => `Terminó el ${at}.`,
    overOwn: (at) => `Terminó el ${at}. Lo que enviaste antes está aquí:`,
    judging: 'La evaluación ha empezado',
    judgingText: (at) => `Las propuestas se podían editar hasta el ${at}. La tuya se queda como está.`,
    openOwn: 'Abrir tu propuesta',
    withdrawn: 'El organizador retiró este concurso',
    withdrawnText: 'Ya no acepta nada.',
    notYours: 'Esta propuesta no se puede editar',
    notYoursText: 'Solo la cuenta que la envió puede editarla, hasta que empiece la evaluación.',
  },
  enter: {
    name: 'Participar',
    text: (at) => `Este concurso acepta propuestas hasta el ${at}.`,
    own: 'Tus propuestas',
    another: 'Enviar otra propuesta',
  },
  submission: {
    loading: 'Se está cargando la propuesta.',
    missing: 'No existe esa propuesta',
    missingText: 'Este concurso no tiene ninguna propuesta en esta dirección.',
    missingUnread:
      'El concurso tiene más propuestas de las que se leen de la cadena. Vuelve a intentarlo cuando responda el índice.',
    pending: 'Tu propuesta está en camino',
    pendingText: 'Esta página la mostrará cuando esté indexada.',
    unnamed: (uid) => `Propuesta ${uid}`,
    by: 'Enviada por',
    state: 'Cómo va',
    states: {
      waiting: 'a la espera del organizador',
      missed: 'no admitida',
      admitted: (n) => `admitida con el número ${figure(n)}`,
      refused: (reason) => `no admitida, porque ${inSentence(reason)}`,
      withdrawn: 'retirada',
      disqualified: (reason) => `descalificada, porque ${inSentence(reason)}`,
      replaced: 'reemplazada por una posterior',
    },
    short: {
      waiting: 'En espera',
      admitted: 'Admitida',
      refused: 'No admitida',
      withdrawn: 'Retirada',
      disqualified: 'Descalificada',
      replaced: 'Reemplazada',
    },
    next: {
      waiting:
        'El organizador puede admitir esta propuesta hasta que termine la evaluación. Vuelve a esta página para ver la respuesta.',
      admitted: 'El jurado evalúa esta participación. Sus evaluaciones aparecen en esta página.',
      refused: 'El organizador aún puede cambiar de opinión y admitir esta propuesta.',
      withdrawn: 'Esta propuesta se queda en la cadena y no puede admitirse.',
      disqualified: 'Esta participación no tiene puesto en la clasificación.',
      ended: {
        waiting: 'La evaluación ha terminado, así que esta propuesta ya no puede admitirse.',
        admitted: 'La evaluación ha terminado. Las evaluaciones aparecen en esta página.',
        refused: 'La evaluación ha terminado, así que esta propuesta ya no puede admitirse.',
      },
      contestWithdrawn: 'El organizador retiró este concurso, así que a esta propuesta ya no le ocurre nada.',
    },
    editTerms:
      'Si editas la propuesta, sale de la clasificación hasta que el organizador la vuelva a admitir.',
    copy: 'Copia de una propuesta anterior',
    copyText: 'Otra cuenta envió antes los mismos textos e imágenes.',
    copyBy: 'Enviada primero por',
    original: 'Abrir el original',
    reviews: 'Lo que escribió el jurado',
    noText: 'Ahora no se pueden leer los textos de esta propuesta.',
    toEntry: 'Abrir la participación',
    edit: 'Editar',
    withdraw: 'Retirar',
    until: (at) => `Puedes editar o retirar esta propuesta hasta el ${at}.`,
  },
  withdraw: {
    title: '¿Retirar esta propuesta?',
    lines: [
      'El organizador ya no podrá admitir esta propuesta. Si estaba admitida, su participación sale de la clasificación.',
      'No se borra nada: la propuesta queda para siempre en la cadena.',
      'No se puede deshacer. Puedes enviar otra mientras el plazo esté abierto.',
    ],
    act: 'Retirar',
  },
};

export const trouble: Messages['trouble'] = {
  toStart: 'Ir a la página de inicio',
  toContests: 'Ver todos los concursos',
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección.',
  },
  unknownChain: {
    title: 'Cadena desconocida',
    text: (slug) =>
      `No se encontró la configuración de una cadena compatible: este sitio no conoce «${slug}».`,
    known: 'Cadenas disponibles:',
  },
  noSuchContest: {
    title: 'No hay tal concurso',
    text: 'Comprueba que el enlace está completo.',
  },
};

export const page: Messages['page'] = {
  documentTitle: (page, productName) => `${page} · ${productName}`,
  failed: {
    title: 'No se pudo mostrar esta página',
    text: 'Puede que se haya cortado tu conexión o que el sitio se haya actualizado.',
    offline: 'No tienes conexión, y parte de esta página todavía no se ha cargado.',
    tryAgain: 'Reintentar',
  },
};

export const writing: Messages['writing'] = {
  safe: {
    save: 'Guardar para un Safe',
    saved:
      'El archivo está guardado. Impórtalo en el Transaction Builder de tu Safe: nada se envía hasta que sus dueños firmen.',
    failed: 'No se pudo guardar el archivo. Inténtalo de nuevo en un momento.',
    stored: 'Sus textos se guardan en este sitio durante 14 días: haz que se firme antes.',
    other:
      'La cuenta que inició el concurso no está conectada. Guarda la transacción como archivo y fírmala con esa cuenta, por ejemplo un Safe.',
  },
  progress: 'Progreso',
  steps: {
    wallet: 'Confirma en tu wallet',
    block: 'Esperando el bloque',
    visible: 'Visible para todos',
  },
  stepState: { done: 'hecho', current: 'en curso', waiting: 'sin empezar' },
  checking: 'Comprobando cadena, cuenta y saldo',
  waitingForEarlier: 'Un momento: esto tiene que seguir a lo que firmaste antes',
  transaction: 'Ver transacción',
  subjects: {
    contest: (title) => `Inicio: ${inSentence(title)}`,
    profile: 'Perfil',
    review: (entry) => `Evaluación: ${inSentence(entry)}`,
    reviews: (n) => (n === 1 ? '1 evaluación' : `${n} evaluaciones`),
    contestWithdrawal: (title) => `Retiro: ${inSentence(title)}`,
    recusal: (entry) => `Abstención: ${inSentence(entry)}`,
    reveals: (n) => (n === 1 ? 'Revelar 1 evaluación' : `Revelar ${n} evaluaciones`),
    reviewWithdrawal: (entry) => `Retiro de la evaluación: ${inSentence(entry)}`,
  },
  sent: 'Firmada y enviada',
  open: 'Abrir',
  spedUp: 'La aceleraste en tu wallet: la misma transacción con otra comisión',
  keepsGoing: 'Puedes cerrar esto. La transacción sigue su curso.',
  slowScan: 'La indexación tarda más de lo normal. Lo que firmaste está a salvo en la cadena.',
  notFound: 'No se encuentra la solicitud anterior en la cadena. Probablemente no se firmó.',
  cancel: 'Cancelar',
  connect: 'Conectar wallet',
  tryAgain: 'Reintentar',
  permanentlyPublic: 'Público para siempre, firmado por',
  signLine: {
    fee: (amount) => `Comisión: cerca de ${amount}`,
    looking: 'Calculando la comisión',
    unknown: 'Tu wallet muestra la comisión',
  },
  about: (amount) => `cerca de ${amount}`,
  feeUnknown: 'tu wallet muestra la comisión',
  feeLooking: 'calculando la comisión',
  notEnough: (need, has, chain) =>
    `No alcanza para la comisión: se necesitan cerca de ${need}, y esta cuenta tiene ${has} en ${chain}.`,
  notEnoughTestnet: 'Las monedas de la red de prueba son gratis: consíguelas en un faucet.',
  notEnoughLocal: 'Las wallets locales tienen monedas: usa una de ellas.',
  funds: {
    faucet: 'Conseguir monedas de prueba gratis',
    another: 'Usar otra cuenta',
    receive: 'Recibir monedas',
    address: (symbol, chain) => `Envía ${symbol} en ${chain} a esta dirección:`,
    copy: 'Copiar la dirección',
    copyFailed: 'No se copió. Selecciona la dirección y cópiala.',
  },

  preview: {
    title: 'Revisa lo que firmas',
    size: 'Tamaño',
    bytes: (n) => `${n} bytes`,
    gas: 'Gas',
    fee: 'Comisión',
    chain: 'Cadena',
    chainValue: (name, id) => `${name} (${id})`,
    looking: 'calculando',
    unknown: 'desconocida',
    sign: 'Firmar',
    back: 'Volver al formulario',
  },

  wrongNetwork: {
    title: 'Red incorrecta',
    text: 'Se detectó una red incorrecta. Cambia de red o desconecta la wallet para continuar.',
    needs: (chain) => `Para esto se necesita ${chain}, pero tu wallet está en otra cadena.`,
    switch: (chain) => `Cambiar a ${chain}`,
  },

  errorTitle: 'Sin firmar',
  invalidHash: 'Hash de transacción no válido',
  requestOpen: 'Puede que haya una solicitud abierta en tu wallet',
  notSigned: 'No lo firmé',
  notKept:
    'Tu navegador no puede guardar datos de esta página. Mantenla abierta hasta que todos vean lo que firmaste: si se recarga, ya no podrá buscarlo.',
  errorTitleSent: 'Sin completar',
  errors: {
    'invalid-input':
      'Algo aquí no cumple una regla del concurso, así que no se firmó nada. Revísalo e inténtalo de nuevo.',
    'wrong-chain':
      'Tu wallet cambió de cadena o perdió la conexión con esta, así que no se firmó nada. Vuelve a la anterior e inténtalo de nuevo.',
    'wrong-account':
      'Tu wallet cambió de cuenta, así que no se firmó nada. Elige la cuenta que muestra esta página e inténtalo de nuevo.',
    'insufficient-funds':
      'Esta cuenta no tiene suficiente para la comisión. Agrega fondos e inténtalo de nuevo.',
    rejected: 'Rechazaste la solicitud en tu wallet. No se envió nada.',
    'request-pending': 'Hay una solicitud pendiente en tu wallet. Respóndela ahí y vuelve a intentarlo.',
    disconnected: 'Tu wallet ya no está conectada. Conéctala e inténtalo de nuevo.',
    unauthorized: 'Tu wallet no permite que esta página use la cuenta. Reconéctala e inténtalo de nuevo.',
    unsupported: 'Tu wallet no admite esto. Prueba con otra.',
    'calldata-mismatch':
      'La transacción no coincide con lo que muestra esta página, así que no se preguntó a tu wallet. Recarga la página.',
    reverted:
      'La cadena rechazó la transacción, así que no se escribió nada. Recarga la página e inténtalo de nuevo.',
    replaced: 'Tu wallet la reemplazó por otra transacción, así que no se escribió nada. Firma de nuevo.',
    canceled:
      'La cancelaste en tu wallet, así que no se escribió nada. Firma de nuevo si todavía quieres hacerlo.',
    'not-mined':
      'Se envió, pero todavía no está en un bloque. Esta página sigue comprobando; tu wallet muestra la transacción.',
    'chain-unreachable':
      'No se puede acceder a la cadena, así que no se firmó nada. Nada de lo que escribiste se perdió. Inténtalo de nuevo en un momento.',
    'no-eas': 'Esta cadena no tiene contrato de EAS, así que no se puede escribir nada. Elige otra cadena.',
    'invalid-hash':
      'Tu wallet no devolvió un hash de transacción válido, así que puede que la haya enviado o no. Esta página la está buscando y no volverá a preguntar a tu wallet hasta que esté claro.',
    'clock-stopped':
      'La cadena no está produciendo bloques, así que esto no puede tener una marca de tiempo posterior a la de tu transacción anterior. No se firmó nada. Inténtalo de nuevo más tarde.',
    'earlier-pending':
      'Tu transacción anterior para esta participación todavía no está en un bloque, así que no se firmó nada. Espera, o acelérala o cancélala en tu wallet. Después inténtalo de nuevo.',
    'not-stored':
      'Este sitio no pudo guardar los textos, así que no se firmó nada. Inténtalo de nuevo en un momento.',
    'layer-unavailable':
      'No se pudo cargar la parte de la wallet de esta página. Revisa tu conexión e inténtalo de nuevo.',
    'switch-not-supported':
      'Tu wallet no permite cambiar de red desde esta página. Cambia de red en la propia wallet.',
    'switch-failed': 'Tu wallet no cambió de red. Inténtalo de nuevo o cambia de red en la propia wallet.',
    'not-connected': 'No hay ninguna wallet conectada. Conecta una e inténtalo de nuevo.',
    unknown: '¡Vaya, algo salió mal!',
  },
};

/** The Spanish messages, for `messages` of `ContestsProvider`. */
export const spanish: Messages = {
  accountEditor,
  accounts,
  acts,
  certificate,
  chainCheck,
  contest,
  contestMissing,
  contestNames,
  contestDetails,
  contestSide,
  noteParts,
  missingDocument,
  notes,
  contestReview,
  judgeActs,
  reviewsFailed,
  page,
  contestsList,
  contestTrouble,
  contestWriting,
  criteria,
  drafts,
  embed,
  ensNames,
  entry,
  remarks,
  reviewForm,
  ignored,
  lifecycle,
  longComment,
  longRanking,
  locale,
  organize,
  ownContests,
  people,
  pictures,
  plots,
  proof,
  refusals,
  reviews,
  sealed,
  share,
  startContest,
  storing,
  submit,
  trouble,
  writing,
};
