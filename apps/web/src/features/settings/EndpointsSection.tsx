import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../config/ConfigContext.tsx';
import { allowOrigins, listOrigins, readAllowedOrigins } from '../../config/endpointsCookie.ts';
import { type OwnEndpoints, readOwnEndpoints, writeOwnEndpoints } from '../../config/ownEndpoints.ts';
import { fetchPublicConfig, readPublicConfig } from '../../config/readPublicConfig.ts';
import { EndpointsView, type EndpointsViewProps } from './EndpointsView.tsx';
import {
  type EndpointForm,
  type FieldName,
  fillForm,
  findFormProblems,
  forgetTest,
  getDefaultUrl,
  isTooMany,
  KINDS,
  keepTest,
  readForm,
  readTest,
} from './endpointForm.ts';
import { type EndpointKind, type FieldTest, testEndpoint } from './testEndpoint.ts';

const reload = () => window.location.reload();

/** The settings for RPCs and scans of this browser. */
export function EndpointsSection() {
  const served = useServedChains();
  const [unfinished] = useState(readTest);
  const [form, setForm] = useState<EndpointForm>(() => unfinished?.form ?? fillForm(readOwnEndpoints()));
  const [problems, setProblems] = useState<EndpointsViewProps['problems']>({});
  const [tests, setTests] = useState<{ readonly [name: FieldName]: FieldTest }>({});
  const [trouble, setTrouble] = useState<EndpointsViewProps['trouble']>();
  const [isInUse] = useState(() => Object.keys(readOwnEndpoints()).length > 0);
  /** The origins that this page's CSP allows, from the cookie when the page was loaded. */
  const [allowed] = useState(readAllowedOrigins);

  const runTest = async (name: FieldName, text: string) => {
    const [id = '', kind] = name.split(' ') as [string, EndpointKind];
    const chain = served?.find((each) => String(each.chain.id) === id);
    if (!chain) return;
    setTests((before) => ({ ...before, [name]: { status: 'testing' } }));
    const url = text.trim() || getDefaultUrl(chain, kind);
    const outcome = await testEndpoint({ kind, url, config: chain });
    setTests((before) => ({ ...before, [name]: outcome }));
  };

  const isAllowed = (text: string): boolean => {
    const origin = new URL(text.trim()).origin;
    const configured = served?.flatMap((chain) => KINDS.map((kind) => getDefaultUrl(chain, kind))) ?? [];
    return (
      origin === window.location.origin ||
      allowed.includes(origin) ||
      configured.some((url) => new URL(url).origin === origin)
    );
  };

  const test = (name: FieldName) => {
    const text = form[name] ?? '';
    const found = findFormProblems({ [name]: text });
    const { [name]: _solved, ...others } = problems;
    setProblems({ ...others, ...found });
    if (found[name]) return;
    if (text.trim() && !isAllowed(text) && keepTest({ form, field: name })) {
      allowOrigins(listOrigins({ ...readOwnEndpoints(), tested: { rpc: text.trim() } }));
      return reload();
    }
    void runTest(name, text);
  };

  const apply = (endpoints: OwnEndpoints) => {
    if (!writeOwnEndpoints(endpoints)) return setTrouble('not-kept');
    allowOrigins(listOrigins(endpoints));
    reload();
  };

  const save = () => {
    const found = findFormProblems(form);
    setProblems(found);
    setTrouble(isTooMany(form) ? 'too-many' : undefined);
    if (Object.keys(found).length === 0 && !isTooMany(form)) apply(readForm(form));
  };

  const resume = useRef(runTest);
  resume.current = runTest;
  useEffect(() => {
    // Origins that were allowed for a test only are removed again.
    allowOrigins(listOrigins(readOwnEndpoints()));
  }, []);
  useEffect(() => {
    if (!unfinished || !served) return;
    forgetTest();
    void resume.current(unfinished.field, unfinished.form[unfinished.field] ?? '');
  }, [unfinished, served]);

  return (
    <EndpointsView
      chains={served}
      form={form}
      problems={problems}
      tests={tests}
      isInUse={isInUse}
      resumed={unfinished?.field}
      trouble={trouble}
      onChange={(name, text) => {
        setForm({ ...form, [name]: text });
        const { [name]: _problem, ...otherProblems } = problems;
        const { [name]: _test, ...otherTests } = tests;
        setProblems(otherProblems);
        setTests(otherTests);
      }}
      onTest={test}
      onSave={save}
      onReset={() => apply({})}
    />
  );
}

/** The chains with the server's endpoints, or with those in use if the server's are unknown. */
const useServedChains = () => {
  const config = useConfig();
  const { data, isError } = useQuery({
    queryKey: ['served-config'],
    queryFn: () => fetchPublicConfig(),
    // An embedded configuration needs no request.
    initialData: () => readPublicConfig(document),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? config.chains : data?.chains;
};
