import type { Messages } from './messages.ts';

// One file with every text of the app, in the order of en.ts; docs/translations.md has the glossary.

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const invalid = 'La configuración de este sitio no es válida. Su operador tiene que corregirla.';
const description =
  'Inicia un concurso, deja que el jurado publique evaluaciones firmadas de cada participación y obtén un resultado que cualquiera puede recalcular.';

export const configTrouble: Messages['configTrouble'] = {
  generic: '¡Vaya, algo salió mal!',
  notSetUp: 'Todavía sin configurar',
  tryAgain: 'Reintentar',
  lost: 'Puede que se haya cortado tu conexión o que el sitio se haya actualizado.',
  config: {
    'config-invalid': invalid,
    'config-unreachable': 'No se pudo cargar la configuración de este sitio. Revisa tu conexión.',
  },
  chainConfig: {
    'chain-config-not-found': 'No se encontró la configuración de una cadena compatible',
    'chain-configs-invalid': invalid,
  },
};

export const connect: Messages['connect'] = {
  installed: 'Instaladas',
  popular: 'Populares',
  recent: 'Reciente',
  unsupported: '(no compatible)',
  newToWallets: '¿Primera vez con una wallet?',
  whatIsWallet: '¿Qué es una wallet?',
  walletDescription:
    'Una wallet sirve para enviar, recibir, guardar y ver activos digitales. También es una nueva forma de iniciar sesión, sin crear cuentas ni contraseñas en cada sitio web.',
  assetsTitle: 'Un hogar para tus activos digitales',
  assetsDescription:
    'Las wallets sirven para enviar, recibir, guardar y ver activos digitales, como Ethereum y NFT.',
  loginTitle: 'Una nueva forma de iniciar sesión',
  loginDescription: 'En vez de crear cuentas y contraseñas en cada sitio web, solo conecta tu wallet.',
  getWallet: 'Obtener una wallet',
  learnMore: 'Saber más',
};

export const connection: Messages['connection'] = {
  offline:
    'No tienes conexión. Esta página puede estar desactualizada y se actualizará cuando vuelvas a tenerla.',
  ownEndpoints: 'Se están usando endpoints propios.',
  toSettings: 'Cambiarlos',
};

export const needsScript: Messages['needsScript'] = {
  text: (productName) =>
    `Esta página necesita JavaScript: ${productName} lee concursos y evaluaciones en tu navegador, para que puedas comprobar cada resultado.`,
  act: 'Permite JavaScript para este sitio en los ajustes de tu navegador y recarga la página.',
};

export const titles: Messages['titles'] = {
  landing: 'Concursos evaluados en público',
  contests: 'Concursos',
  start: 'Iniciar un concurso',
  contest: 'Concurso',
  entry: 'Participación',
  certificate: 'Certificado',
  share: 'Compartir el concurso',
  submit: 'Enviar una propuesta',
  submission: 'Propuesta',
  reviews: 'Tus evaluaciones',
  drafts: 'Tus borradores',
  account: 'Cuenta',
  'edit-profile': 'Tu perfil',
  help: 'Ayuda',
  settings: 'Ajustes',
  terms: 'Términos',
  privacy: 'Privacidad',
  'not-found': 'Página no encontrada',
};

export const descriptions: Messages['descriptions'] = {
  landing: description,
  contests: 'Concursos y sus resultados, evaluados en público.',
  start: 'Indica el jurado y las participaciones. Todo lo demás es público.',
  contest: description,
  entry: description,
  certificate: description,
  share: description,
  submit: 'Envía una propuesta a un concurso.',
  submission: description,
  reviews: 'Las participaciones que te quedan por evaluar.',
  drafts: 'Los borradores que guardaste en este servidor.',
  account: 'El perfil, los concursos y las evaluaciones de una cuenta.',
  'edit-profile': 'El perfil de tu cuenta.',
  help: 'Cómo funcionan los concursos, qué wallets puedes usar y qué sale de tu navegador.',
  settings: 'Apariencia, idioma, endpoints, datos guardados y lo que envía este sitio.',
  terms: 'Los términos de uso de este sitio.',
  privacy: 'Lo que este sitio sabe de ti, y lo que no.',
  'not-found': description,
};

export const help: Messages['help'] = {
  title: 'Ayuda',
  sections: [
    {
      id: 'contests',
      heading: 'Cómo funciona un concurso',
      lines: [
        'Un organizador firma los criterios, las fechas, el jurado y las participaciones. Un concurso también puede aceptar propuestas, que el organizador admite. Cada miembro del jurado evalúa todas las participaciones con puntos para cada criterio y un comentario, firmados con su propia wallet. Todo son atestaciones de Ethereum Attestation Service: públicas para siempre, y nadie puede cambiarlas, ni siquiera este sitio.',
        'Un contrato en la cadena rechaza las evaluaciones de otras personas, fuera de las fechas o fuera de la escala. Los puntos de una evaluación son los de cada criterio por su peso, y las participaciones se ordenan por su promedio. Las que tienen el mismo promedio comparten puesto, y el siguiente se salta: 1, 1, 3. Las que no tienen evaluaciones no tienen puesto. Hasta que termina la evaluación, cada miembro del jurado puede reemplazar o retirar la suya.',
        'En un concurso sellado nadie puede leer una evaluación antes de que termine el plazo. Después, el jurado revela sus evaluaciones, en el mismo dispositivo o con el archivo guardado; una evaluación que no se revela a tiempo no cuenta.',
      ],
    },
    {
      id: 'check',
      heading: 'Comprueba un resultado',
      lines: [
        '«Comprobar con la cadena» vuelve a leer cada evaluación de la cadena y compara. «Descargar JSON» guarda todo el resultado en un archivo. Este comando lo compara con un resultado que calcula a partir de la cadena, sin este sitio:',
      ],
      code: 'npx @org/contests verify <chain> <contest> --closed --bundle <file>',
    },
    {
      id: 'wallets',
      heading: 'Qué wallets funcionan',
      lines: [
        'Para leer no necesitas wallet. Para firmar, usa cualquier wallet de navegador, como MetaMask, Brave o Rainbow; Safe dentro de su propia app; o una wallet en tu teléfono escaneando un código, si el operador de este sitio lo configuró.',
        'Los códigos usan WalletConnect v2. WalletConnect v1 está desactivado: una wallet que solo admite v1 necesita una actualización.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Qué sale de tu navegador',
      lines: [
        'Las páginas leen concursos y evaluaciones del índice, un servicio que lista las atestaciones de la cadena. Leen de la cadena cuando abres una cuenta, compruebas un resultado o firmas. No se contacta con ningún otro servidor hasta que eliges una wallet. Después, puede que se contacte con el servicio de la wallet, y el nombre de tu dirección se busca en Ethereum.',
        'Iniciar sesión es opcional. Envía un mensaje firmado a este sitio y deja una cookie hasta que cierras la sesión.',
      ],
    },
    {
      id: 'storage',
      heading: 'Qué se guarda',
      lines: [
        'Este navegador guarda tus borradores sin firmar, las transacciones pendientes hasta que todos puedan verlas, tus transacciones recientes y la última wallet que usaste. Puedes ver y borrar todo eso en los ajustes.',
        'El servidor guarda borradores solo si inicias sesión y lo pides, durante 90 días. Su operador puede leerlos.',
      ],
    },
  ],
};

export const landing: Messages['landing'] = {
  title: 'Todo el mundo ve por qué ganó quien ganó.',
  lead: 'Organiza un hackathon, una beca o un concurso escolar a la vista de todos. Cada miembro del jurado firma una evaluación de cada participación, y la clasificación se suma sola. Después nadie puede cambiarla, ni siquiera tú.',
  startContest: 'Iniciar un concurso',
  seeResult: 'Ver un resultado',
  free: 'Para leer no necesitas cuenta.',
  example: {
    caption: 'Ejemplo: cada punto es una evaluación firmada, y la marca es su promedio.',
    title: 'Herramientas para bibliotecas pequeñas',
    state: 'Finalizado',
    summary: '5 miembros del jurado, 20 de 20 evaluaciones',
    rank: 'Puesto',
    entry: 'Participación',
    points: 'Puntos',
    entries: ['Lámpara de lectura', 'Mapa de estantes', 'Sello nocturno', 'Impresora silenciosa'],
    quote: 'Se aprende en una hora, y funciona cuando se cae la red.',
    by: 'Ejemplo: firmado por Milo Brandt, 24 de 26',
  },
  howTitle: 'Un concurso en tres pasos',
  steps: [
    {
      title: 'Tú preparas el escenario',
      text: 'Di de qué trata, invita al jurado, elige criterios y fechas. Un borrador te espera.',
    },
    {
      title: 'El jurado evalúa',
      text: 'Una participación tras otra, con sus imágenes junto al formulario, en una laptop o en un teléfono entre dos mesas.',
    },
    {
      title: 'La clasificación queda',
      text: 'Los puntos vienen solo de las evaluaciones. Quien gana tiene una página para compartir, y cada equipo lee lo que dijo el jurado.',
    },
  ],
  honestTitle: 'Por qué es honesto',
  honest: [
    {
      title: 'Firmado con nombre',
      text: 'Una evaluación cuenta solo con la firma de alguien del jurado. Todos ven quién dijo qué, y cuándo.',
    },
    {
      title: 'Guardado en público',
      text: 'Las evaluaciones están en una blockchain pública: ni el organizador ni este sitio pueden editarlas o perderlas.',
    },
    {
      title: 'Sumado por cualquiera',
      text: 'La regla ocupa una página. Descarga las evaluaciones, súmalas y obtendrás la misma clasificación.',
    },
  ],
  finishedTitle: 'Concursos finalizados',
  openTitle: 'Concursos abiertos',
  seeAll: 'Todos los concursos',
  noneFinished: 'Aquí aún no ha finalizado ningún concurso.',
  empty: 'Nadie ha iniciado un concurso aquí todavía. El tuyo podría ser el primero.',
  noneOpen: 'Aquí no hay ningún concurso abierto ahora. El tuyo podría ser el próximo.',
  failed: 'No se pudieron cargar los concursos más recientes.',
  failedText: 'Todo lo firmado está a salvo, y el resto de esta página funciona.',
  tryAgain: 'Reintentar',
};

export const legal: Messages['legal'] = {
  terms: {
    title: 'Términos',
    none: 'El operador de este sitio no ha publicado términos de uso.',
  },
  privacy: {
    title: 'Privacidad',
    none: 'El operador de este sitio no ha agregado nada sobre privacidad a lo siguiente.',
  },
  loading: 'Cargando el texto',
  failed: 'No se pudo cargar el texto del operador. Revisa tu conexión.',
  tryAgain: 'Reintentar',
  facts: {
    terms: {
      title: 'Lo que siempre vale',
      lines: [
        'Los concursos y las evaluaciones son atestaciones en una cadena pública, firmadas por sus autores. Son públicas para siempre: ni sus autores ni el operador de este sitio pueden borrarlas.',
        'Una evaluación es la opinión de quien la firma. Este sitio muestra lo que se firmó y la regla con que se cuenta. No decide.',
        'Firmar cuesta una comisión, que va a la cadena y no a este sitio.',
      ],
    },
    privacy: {
      title: 'Lo que hace este software',
      lines: [
        'Para leer no necesitas cuenta ni wallet. No hay rastreo ni publicidad, y no se carga nada de otros sitios.',
        'Las páginas contactan con el índice y el RPC de la cadena, que ven tu dirección IP y lo que miras. Puedes elegir los tuyos en los ajustes.',
        'El servicio de una wallet y el relay de WalletConnect se contactan solo después de que eliges una wallet.',
        'Este navegador guarda borradores, transacciones pendientes y la última wallet que usaste. Puedes ver y borrar todo eso en los ajustes.',
        'Este servidor conoce tu dirección solo si inicias sesión, y deja una cookie hasta que la cierras. Los borradores se guardan aquí solo si lo pides, durante 90 días. El operador puede leerlos.',
        'Lo que firmas es público para siempre, con tu dirección.',
      ],
    },
  },
  toSettings: 'Abrir los ajustes',
};

export const localWallets: Messages['localWallets'] = {
  approve: 'Aprobar',
  reject: 'Rechazar',
  connect: {
    title: (wallet) => `${wallet}: ¿conectar?`,
    text: 'Esta página pide ver la dirección de esta wallet.',
  },
  sign: {
    title: (wallet) => `${wallet}: ¿firmar?`,
    text: 'Esta página te pide firmar este mensaje.',
  },
  signTypedData: {
    title: (wallet) => `${wallet}: ¿firmar datos?`,
    text: 'Esta página te pide firmar estos datos.',
  },
  send: {
    title: (wallet) => `${wallet}: ¿enviar una transacción?`,
    text: 'Esta página te pide firmar y enviar una transacción.',
  },
  switch: {
    title: (wallet) => `${wallet}: ¿cambiar de red?`,
    text: 'Esta página pide a la wallet que cambie a otra red.',
  },
  watchAsset: {
    title: (wallet) => `${wallet}: ¿agregar un token?`,
    text: 'Esta página pide a la wallet que muestre un token.',
  },
  acts: {
    start: (title, entries, judges) =>
      `Iniciar el concurso «${title}» con ${entries === 1 ? '1 participación' : `${entries} participaciones`} y ${judges === 1 ? '1 miembro del jurado' : `${judges} miembros del jurado`}`,
    submit: (name) => `Enviar «${name}»`,
    edit: (name) => `Editar la propuesta, ahora «${name}»`,
    admit: (names, first) => `Admitir ${names}, desde el número ${first}`,
    list: (n, names) => `Agregar ${n === 1 ? '1 participación' : `${n} participaciones`}: ${names}`,
    addJudges: (accounts) => `Ampliar el jurado: ${accounts}`,
    removeJudges: (accounts) => `Quitar del jurado: ${accounts}`,
    review: (entry, points, comment) => `Evaluar «${entry}»: ${points}. ${comment}`,
    seal: (entry) => `Sellar una evaluación de «${entry}»`,
    reveal: (entry, points, comment) => `Revelar la evaluación de «${entry}»: ${points}. ${comment}`,
    recuse: (entry) => `Abstenerse en «${entry}»`,
    disqualify: (entry, reason) => `Descalificar «${entry}»: ${reason}`,
    postpone: (until, reason) => `Aplazar el concurso, la evaluación termina el ${until}: ${reason}`,
    note: (text) => `Publicar una nota: ${text}`,
    withdrawContest: (title) => `Retirar el concurso «${title}»`,
    withdrawSubmission: (name) => `Retirar la propuesta «${name}»`,
    withdrawReview: (entry) => `Retirar la evaluación de «${entry}»`,
    withdrawNote: 'Retirar una nota',
    profile: 'Guardar tu perfil',
    deploy: 'Crear el contrato que los concursos necesitan',
    register: (definition) => `Registrar el esquema «${definition}»`,
    protocol: 'Preparar esta cadena para concursos',
    reviews: (n) => `Publicar ${n} evaluaciones`,
    seals: (n) => `Sellar ${n} evaluaciones`,
    reveals: (n) => `Revelar ${n} evaluaciones`,
    many: (n) => `${n} acciones`,
    unknown: 'Algo que esta wallet no conoce',
    unread: 'una participación cuyos textos están en otro lugar',
    entry: (n) => `Participación ${n}`,
    criterion: (n) => `Criterio ${n}`,
    points: (label, given, max) => (max === undefined ? `${label} ${given}` : `${label} ${given} de ${max}`),
    comment: (text) => `Comentario: ${text}`,
    noComment: 'Sin comentario.',
  },
  facts: {
    account: 'Cuenta',
    contest: 'Concurso',
    act: 'Firmas',
    noMethod: 'Una transferencia simple',
    to: 'Para',
    newContract: 'Un contrato nuevo',
    value: 'Valor',
    ether: (amount) => `${amount} ETH`,
    network: 'Red',
    message: 'Mensaje',
  },
};

export const settings: Messages['settings'] = {
  title: 'Ajustes',
  intro: 'Se aplican solo a este navegador.',

  appearance: {
    title: 'Apariencia',
    theme: 'Tema',
    themes: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
    notKept: 'Este navegador no puede guardar ajustes: el tema se aplica hasta que salgas de esta página.',
  },

  language: {
    title: 'Idioma',
    label: 'Idioma',
    asBrowser: 'Como el navegador',
    hint: (name) => `Tu navegador pide: ${name}. Otra elección se guarda en una cookie durante un año.`,
    missing: (name) => `Elegiste ${name}, pero este servidor envía sus páginas en un solo idioma.`,
  },

  signedIn: {
    title: 'Sesión',
    text: 'Tienes la sesión iniciada. Cerrar sesión en todas partes termina tus sesiones en todos los navegadores, en este y en otros dispositivos.',
    signOut: 'Cerrar sesión en todas partes',
    done: 'Cerraste sesión en todas partes.',
    over: 'Tu sesión aquí ya había terminado, así que no se cerró en otros lugares. Inicia sesión e inténtalo de nuevo.',
  },

  endpoints: {
    title: 'Endpoints',
    text: 'Los concursos y las evaluaciones se leen de un índice (un scan) y se comprueban con un RPC de la cadena. Puedes usar los tuyos: una dirección https, o http en este equipo.',
    inUse: 'Se están usando endpoints propios',
    inUseText: 'Los predeterminados no se usan, aunque los tuyos fallen.',
    rpc: (chain) => `RPC de ${chain}`,
    scan: (chain) => `Índice de ${chain}`,
    default: (url) => `Predeterminado: ${url}`,
    test: 'Probar',
    testOne: (name) => `Probar: ${name}`,
    save: 'Guardar y recargar',
    reset: 'Usar los predeterminados',
    reloads: 'Al guardar se recarga la página, para que pueda contactar con la dirección nueva.',
    notKept:
      'Este navegador no puede guardar ajustes: su almacenamiento está lleno o bloqueado. Se usan los predeterminados.',
    tooMany: (max) => `Puedes usar como máximo ${max} servidores distintos.`,
    problems: {
      'not-an-address': 'Esto no es una dirección. Escribe la dirección completa, empezando con https://',
      insecure: 'El http simple solo funciona para este equipo. Usa una dirección que empiece con https://',
      login: 'Quita el nombre de usuario y la contraseña: una página no puede enviarlos.',
      fragment: 'Quita el # y lo que sigue: los servidores nunca lo ven.',
      'too-long': 'Esta dirección es demasiado larga. El máximo es 500 caracteres.',
    },
    outcome: {
      testing: 'Probando',
      rpcAnswers: (chain) => `Responde para ${chain}.`,
      scanAnswers: (contests) => `Responde y lista ${count(contests, 'concurso', 'concursos')}.`,
      wrongChain: (found, chain, wanted) =>
        `Cadena incorrecta: su id de cadena es ${found}, pero ${chain} tiene ${wanted}. Usa un RPC de ${chain}.`,
      odd: 'Devolvió una respuesta inesperada. Revisa la ruta de la dirección.',
      unreachable: 'No respondió. Revisa la dirección, y que permita solicitudes de otros sitios (CORS).',
      blocked:
        'La política de seguridad de este sitio no permite esa dirección. Su operador tiene que agregarla.',
    },
  },

  stored: {
    title: 'Lo que está guardado en este navegador',
    text: 'Se queda aquí si no se dice otra cosa. Puedes borrarlo en cualquier momento.',
    byItself:
      'Sin contar, porque se restaura solo: hasta dónde te desplazaste, hasta que cierres la pestaña, y la versión de los diálogos de wallet.',
    nothing: 'No hay nada guardado.',
    blocked: 'Este navegador no deja que las páginas guarden nada.',
    groups: {
      drafts: {
        name: 'Borradores',
        text: 'Concursos, evaluaciones y perfiles sin firmar. Las copias en este servidor se quedan ahí: bórralas en «Tus borradores».',
      },
      sealed: {
        name: 'Evaluaciones selladas',
        text: 'Tus evaluaciones en concursos sellados. Sin ellas, o sin sus archivos, no puedes revelar lo que firmaste.',
      },
      signing: {
        name: 'Transacciones pendientes',
        text: 'Lo que tu wallet te pidió firmar, hasta que todos puedan verlo. Aunque cierres una página, permite averiguar qué pasó.',
      },
      transactions: {
        name: 'Transacciones recientes',
        text: 'Las transacciones que enviaste desde este sitio, por cuenta.',
      },
      wallet: {
        name: 'Wallet',
        text: 'La última wallet que usaste, y lo que las wallets guardan aquí para reconectarse. Al borrarlo se desconecta.',
      },
      appearance: {
        name: 'Apariencia',
        text: 'El tema que elegiste arriba. Al borrarlo se recarga la página.',
      },
      endpoints: {
        name: 'Endpoints propios',
        text: 'Las direcciones de arriba. Una cookie dice a este servidor con cuáles pueden contactar sus páginas.',
      },
      other: {
        name: 'Todo lo demás',
        text: 'Datos que este sitio no reconoce, como los que deja una extensión del navegador.',
      },
    },
    size: (items, size) => `${count(items, 'elemento', 'elementos')}, ${size}`,
    clear: 'Borrar',
    clearOne: (name) => `Borrar: ${name}`,
    clearAll: 'Borrar todo',
    keep: 'Conservar',
    confirmAll: {
      title: '¿Borrar todo lo guardado?',
      text: 'Esto cierra tu sesión y quita tu wallet, tus borradores, tus evaluaciones selladas y tus ajustes de este navegador. Lo que firmaste se queda en la cadena. No se puede deshacer.',
    },
    confirmDrafts: {
      title: '¿Borrar tus borradores?',
      text: 'Se perderá todo lo que escribiste en este navegador y no firmaste.',
    },
    confirmSealed: {
      title: '¿Borrar tus evaluaciones selladas?',
      text: 'Las que no revelaste solo se podrán revelar con su archivo. Sin archivo, nunca cuentan.',
    },
    notSignedOut:
      'Aquí está todo borrado, pero no se pudo acceder al servidor para cerrar tu sesión. Vuelve a borrar todo cuando tengas conexión.',
  },

  sent: {
    title: 'Lo que envía este sitio',
    facts: [
      {
        name: 'Lectura',
        text: 'Las páginas leen concursos y evaluaciones del índice, y usan el RPC para los nombres y las imágenes de las personas que se ven, y cuando compruebas un resultado, usas una wallet o tienes una transacción pendiente. Ambos ven tu dirección IP y lo que miras. No hay ningún otro servidor, ni rastreo, ni publicidad.',
      },
      {
        name: 'Wallets',
        text: 'No se envía nada al servicio de una wallet antes de que elijas una. Después, puede que se contacte con el servicio de la wallet, y el nombre de tu dirección se busca en Ethereum.',
      },
      {
        name: 'Este servidor',
        text: 'Envía las páginas. Conoce tu dirección solo si inicias sesión con un mensaje firmado, y deja una cookie hasta que la cierras. Los borradores se guardan ahí solo si lo pides, durante 90 días.',
      },
      {
        name: 'La cadena',
        text: 'Lo que firmas es público para siempre, con tu dirección. Nada en esta página puede deshacerlo.',
      },
    ],
    walletConnect: {
      name: 'WalletConnect',
      on: 'Versión 2: su relay se contacta solo después de que eliges una wallet que lo necesita.',
      off: 'Aquí no está configurado, así que su relay nunca se contacta.',
      v1: 'La versión 1 está desactivada: su red ya no funciona. Una wallet que solo admite la versión 1 necesita una actualización.',
    },
    more: 'Privacidad',
  },
};

export const shell: Messages['shell'] = {
  skip: 'Saltar al contenido',
  productName: 'Laurel',
  home: (productName) => `${productName}, página de inicio`,
  mainNavigation: 'Principal',
  contests: 'Concursos',
  startContest: 'Iniciar un concurso',
  loading: 'Cargando',
  menu: 'Mi cuenta',
  footer: 'Concursos evaluados en público y firmados en la cadena. Comprueba cada resultado por tu cuenta.',
  footerNavigation: 'Más',
  footerLinks: {
    settings: 'Ajustes',
    help: 'Ayuda',
    terms: 'Términos',
    privacy: 'Privacidad',
  },
  documentTitle: (page, productName) => `${page} · ${productName}`,
};

export const signIn: Messages['signIn'] = {
  // ASCII only.
  statement:
    'Inicia sesion para guardar borradores en este servidor. No cuesta nada y no envia ninguna transaccion.',
  signIn: 'Iniciar sesión',
  purpose:
    'Al iniciar sesión, tus borradores se guardan en este servidor y puedes continuar en otro dispositivo. Es gratis. Todo lo demás funciona sin iniciarla.',
  signOut: 'Cerrar sesión',
  signedIn: 'Iniciaste sesión.',
  signedOut: 'Cerraste la sesión.',
  notSignedOut: 'No se pudo acceder al servidor. Cierra la sesión de nuevo cuando tengas conexión.',
  failures: {
    'nonce-failed': 'No se pudo preparar el mensaje, ¡inténtalo de nuevo!',
    'signing-failed': 'No se pudo firmar el mensaje, ¡inténtalo de nuevo!',
    'verification-failed': 'No se pudo verificar la firma, ¡inténtalo de nuevo!',
    'clock-wrong': 'El reloj de este dispositivo está mal. Inténtalo de nuevo.',
    'no-adapter': 'No se encontró ningún adaptador de autenticación',
    unknown: '¡Vaya, algo salió mal!',
  },
};

export const wallet: Messages['wallet'] = {
  connectWallet: 'Conectar wallet',
  connectTitle: 'Conectar una wallet',
  close: 'Cerrar',
  reconnecting: 'Reconectando tu wallet',
  layerMissing: 'No se pudieron cargar las wallets. Revisa tu conexión.',
  tryAgain: 'Reintentar',
};

export const yourMenu: Messages['yourMenu'] = {
  nextStep: 'Tu próximo paso',
  links: {
    ownContests: 'Concursos',
    reviews: 'Evaluaciones',
    drafts: 'Borradores',
    ownProfile: 'Perfil',
    settings: 'Ajustes',
  },
};
